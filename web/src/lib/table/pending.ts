/** A choice that the server has not answered yet: kept for who leaves the page before it does. */

export interface Pending {
  seat: number | null;
  ply: number;
  step: number;
  action: number;
}

const key = (table: string) => `vaka-pending-${table}`;

/** Keep a choice, or forget it. Without a storage it is lost with the page. */
export function keepPending(table: string, choice: Pending | null): void {
  try {
    if (choice === null) sessionStorage.removeItem(key(table));
    else sessionStorage.setItem(key(table), JSON.stringify(choice));
  } catch {
    // Full, or not allowed.
  }
}

export function pending(table: string): Pending | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Pending | null;
  } catch {
    return null;
  }
}
