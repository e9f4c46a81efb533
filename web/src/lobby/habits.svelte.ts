/** What somebody has chosen last, so that the next game needs no choices. Only this browser knows it. */
import type { Title } from '$lib/api/types';

interface Habits {
  title: string;
  players: Partial<Record<string, number>>;
  level: string;
  /** The titles whose first game is done. */
  learnt: string[];
}

const KEPT = 'vaka-habits';
const USUAL: Habits = { title: 'rapanui', players: { rapanui: 3 }, level: 'medium', learnt: [] };

export function readHabits(text: string | null): Habits {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Habits> | null;
    return {
      title: typeof kept?.title === 'string' ? kept.title : USUAL.title,
      players: { ...USUAL.players, ...(typeof kept?.players === 'object' ? kept.players : {}) },
      level: typeof kept?.level === 'string' ? kept.level : USUAL.level,
      learnt: Array.isArray(kept?.learnt) ? kept.learnt.filter((each) => typeof each === 'string') : [],
    };
  } catch {
    return structuredClone(USUAL); // somebody else's text
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // no storage at all
  }
}

export const habits = $state<Habits>(readHabits(kept()));

export function keepHabits(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(habits));
  } catch {
    // A private window may have no storage: then they last as long as the page.
  }
}

/** A first game is done: it is offered as something to do once more. */
export function haveLearnt(title: string): void {
  if (habits.learnt.includes(title)) return;
  habits.learnt.push(title);
  keepHabits();
}

/** How many play this title, if nobody says otherwise. */
export function usualPlayers(title: Title): number {
  const wanted = habits.players[title.name] ?? title.least_players;
  return Math.min(Math.max(Number.isInteger(wanted) ? wanted : 0, title.least_players), title.most_players);
}

/** The level of bots that is wanted, if this title has it. */
export function usualLevel(title: Title): string {
  const names = title.levels.map((each) => each.name);
  return names.includes(habits.level) ? habits.level : (names[1] ?? names[0] ?? 'easy');
}
