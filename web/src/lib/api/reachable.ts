/** Whether the server answers, for a part of the page that could not be fetched. */
import { delay } from '$lib/clock';

const RETRY_MS = 2000;

export async function isReachable(): Promise<boolean> {
  return fetch('/health', { cache: 'no-store' }).then(({ ok }) => ok, () => false);
}

/** Reload the page as soon as the server answers, unless the missing part is no longer wanted by then. */
export async function reloadWhenReachable(isWanted: () => boolean): Promise<void> {
  while (isWanted() && !(await isReachable())) await delay(RETRY_MS);
  if (isWanted()) location.reload();
}
