/** What a ceremony has shown and the view does not keep: the bids as they were opened, and the row as it was paid. */
import type { Happening } from '../events';
import type { RaiateaView } from '../types';

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

/** All hands as they were opened, and the first of the new order; null before it is known. */
export interface Opened {
  made: readonly Bid[];
  winner: number | null;
}

/** All hands of an auction, and the seat that won the mission. */
export interface Auction {
  made: readonly Bid[];
  winner: number;
  mission: string;
}

export class Memory {
  /** The bids of the invocation. */
  bids = $state.raw<Opened | null>(null);
  /** The auctions since the ceremony began: one may follow upon the other at once. */
  auctions = $state.raw<readonly Auction[]>([]);
  row = $state.raw<readonly Card[]>([]);

  /** What a page that is opened in the middle can know of the ceremony: all since it began. */
  recall(past: readonly Happening[]): void {
    this.hear(past.slice(Math.max(0, past.findLastIndex(({ name }) => name === 'ceremony'))));
  }

  hear(happened: readonly Happening[]): void {
    if (happened.some(({ name }) => name === 'ceremony')) this.forget();
    const bids: Bid[] = [];
    let auctioned: Bid[] = [];
    let winner: number | null = null;
    let row: Card[] = happened.some(({ name }) => name === 'laid') ? [] : [...this.row];
    for (const each of happened) {
      switch (each.name) {
        case 'bid':
          bids.push({ seat: each.seat, mana: each.mana });
          break;
        case 'auction-bid':
          auctioned.push({ seat: each.seat, mana: each.mana });
          break;
        case 'order':
          winner = Number(each.seats[0]);
          break;
        case 'auction-won':
          this.auctions = [...this.auctions, { made: auctioned, winner: each.seat, mission: each.mission }];
          auctioned = [];
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
          row = turned(row, each.ritual, each.opponent, 'stopped');
          break;
        default:
          break;
      }
    }
    if (bids.length > 0) this.bids = { made: bids, winner };
    this.row = row;
  }

  /** The row as it lies: what was seen of it, or what is left of it for who came later. */
  laid(view: RaiateaView): readonly Card[] {
    const waiting = this.row.filter(({ fate }) => fate === 'waits').length;
    if (waiting === view.blessing.length && this.row.length > 0) return this.row;
    return view.blessing.map(({ ritual, seat, cost }) => ({ ritual, seat, cost, fate: 'waits' }));
  }

  forget(): void {
    this.bids = null;
    this.auctions = [];
    this.row = [];
  }
}

/** The place of the ritual that asks something just now, though it was paid; else of the one that is paid next. */
export function current(row: readonly Card[], view: RaiateaView): number {
  const acting = row.findLastIndex(({ ritual, seat, fate }) => fate === 'paid' && view.seats[seat]?.acting.includes(ritual));
  return acting >= 0 ? acting : row.findIndex(({ fate }) => fate === 'waits');
}

/** The first that waits of this ritual has met its fate. */
function turned(row: readonly Card[], ritual: string, seat: number, fate: Fate): Card[] {
  const at = row.findIndex((card) => card.ritual === ritual && card.seat === seat && card.fate === 'waits');
  return row.map((card, place) => (place === at ? { ...card, fate } : card));
}
