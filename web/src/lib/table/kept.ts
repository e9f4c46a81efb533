/** What this browser remembers. A private window may have no storage: then it remembers nothing. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepIn(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full, or not allowed.
  }
}
