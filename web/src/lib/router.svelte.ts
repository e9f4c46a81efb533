/** Which page is shown: the address says it, so that links, reload and the back button work. */

export type Page =
  | { name: 'lobby' }
  | { name: 'new' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'archive' }
  | { name: 'player'; id: string }
  | { name: 'leaders' }
  | { name: 'settings' }
  | { name: 'account' }
  | { name: 'rules'; title: string }
  | { name: 'nowhere' };

/** What a path leads to. */
export function pageOf(path: string): Page {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length > 0) return { name: 'nowhere' };
  switch (first) {
    case '':
      return { name: 'lobby' };
    case 'new':
    case 'archive':
    case 'leaders':
    case 'settings':
    case 'account':
      return second ? { name: 'nowhere' } : { name: first };
    case 'table':
    case 'replay':
    case 'player':
      return second ? { name: first, id: second } : { name: 'nowhere' };
    case 'rules':
      return { name: 'rules', title: second };
    default:
      return { name: 'nowhere' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const here = $state({
  page: pageOf(location.pathname),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
  /** Where the page is to be scrolled to: where one was, for who comes back. */
  scroll: 0,
});

function look(): void {
  const page = pageOf(location.pathname);
  // The same page with another query is not made anew.
  if (JSON.stringify(page) !== JSON.stringify(here.page)) here.page = page;
  here.query = new URLSearchParams(location.search);
  here.hash = location.hash.slice(1);
}

/** Go to a page; `replace` leaves no trace for the back button. */
export function go(path: string, { replace = false } = {}): void {
  if (!replace) history.replaceState({ scroll: scrollY }, '');
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  const before = here.page;
  here.scroll = 0;
  look();
  if (before.name !== here.page.name || !here.hash) scrollTo(0, 0);
}

/** Change the query of this page without a new entry for the back button. */
export function query(changes: Record<string, string | null>): void {
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  history.replaceState(null, '', location.pathname + (text ? `?${text}` : '') + location.hash);
  look(); // and not `go`: who looks at the page stays where he is
}

/** Plain links lead through the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|schema)(\/|$)/.test(url.pathname)) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

// Pages are fetched: the browser would scroll before there is anything to scroll.
history.scrollRestoration = 'manual';
addEventListener('popstate', (event: PopStateEvent) => {
  const left = event.state as { scroll?: number } | null;
  here.scroll = left?.scroll ?? 0;
  look();
});
