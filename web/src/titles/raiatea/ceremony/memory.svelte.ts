/** What a ceremony has shown and the view does not keep: the bids as they were opened, and the row as it was paid. */
import type { Happening } from '../events';
import type { TableView } from '../view';

export interface Bid {
  seat: number;
  mana: number;
}

export type Fate = 'waits' | 'paid' | 'failed' | 'stopped';

export interface Card {
  ritual: string;
  seat: number;
  cost: number;
  fate: Fate;
}

export class Memory {
  /** The bids of the last opening; `mission`: it was for one. */
  bids = $state.raw<{ made: readonly Bid[]; mission: string | null; winner: number | null } | null>(null);
  row = $state.raw<readonly Card[]>([]);

  hear(happened: readonly Happening[]): void {
    if (happened.some(({ name }) => name === 'ceremony')) this.forget();
    const bids: Bid[] = [];
    let mission: string | null = null;
    let winner: number | null = null;
    let row: Card[] = happened.some(({ name }) => name === 'laid') ? [] : [...this.row];
    for (const each of happened) {
      switch (each.name) {
        case 'bid':
        case 'auction-bid':
          bids.push({ seat: each.seat, mana: each.mana });
          break;
        case 'order':
          winner = Number(each.seats[0]);
          break;
        case 'auction-won':
          mission = each.mission;
          winner = each.seat;
          break;
        case 'laid':
          row.push({ ritual: each.ritual, seat: each.seat, cost: each.cost, fate: 'waits' });
          break;
        case 'paid':
          row = turned(row, each.ritual, each.seat, 'paid');
          break;
        case 'unpaid':
          row = turned(row, each.ritual, each.seat, 'failed');
          break;
        case 'stop':
          row = turned(row, each.ritual, each.rival, 'stopped');
          break;
        default:
          break;
      }
    }
    if (bids.length > 0) this.bids = { made: bids, mission, winner };
    this.row = row;
  }

  /** The row as it lies: what was seen of it, or what is left of it for who came later. */
  laid(view: TableView): readonly Card[] {
    const waiting = this.row.filter(({ fate }) => fate === 'waits').length;
    if (waiting === view.blessing.length && this.row.length > 0) return this.row;
    return view.blessing.map(({ ritual, seat, cost }) => ({ ritual, seat, cost, fate: 'waits' }));
  }

  forget(): void {
    this.bids = null;
    this.row = [];
  }
}

/** The place of the ritual that asks something just now, though it was paid; else of the one that is paid next. */
export function current(row: readonly Card[], view: TableView): number {
  const acting = row.findLastIndex(({ ritual, seat, fate }) => fate === 'paid' && view.seats[seat]?.acting.includes(ritual));
  return acting >= 0 ? acting : row.findIndex(({ fate }) => fate === 'waits');
}

/** The first that waits of this ritual has met its fate. */
function turned(row: readonly Card[], ritual: string, seat: number, fate: Fate): Card[] {
  const at = row.findIndex((card) => card.ritual === ritual && card.seat === seat && card.fate === 'waits');
  return row.map((card, place) => (place === at ? { ...card, fate } : card));
}
