/** A rule's text in pieces: plain, a number of another rule, and in each what was searched for. */

export interface Piece {
  text: string;
  /** The number of the rule that this piece names. */
  rule: string | null;
  /** Whether it is what somebody searched for. */
  hit: boolean;
}

/** Letters as people type them: `Tāne` is found by `tane`. One letter stays one letter. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  })
    .join('')
    .replace(/[’‘ʻʼ]/g, "'");
}

/** The words of a search; words in quotes belong together. */
export function wanted(search: string): string[] {
  const found = folded(search).match(/"[^"]+"|[^\s"]+/g) ?? [];
  return found.map((word) => word.replaceAll('"', '').trim()).filter(Boolean);
}

/** Whether all the words are somewhere in the text. */
export function fits(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

/** Cut a text where a rule is named and where a searched word stands. */
export function pieces(
  text: string,
  rules: ReadonlySet<string>,
  words: readonly string[],
  own = '',
): Piece[] {
  return links(text, rules, own).flatMap(({ text: part, rule }) =>
    hits(part, words).map(([piece, hit]) => ({ text: piece, rule, hit })),
  );
}

function links(text: string, rules: ReadonlySet<string>, own: string): Omit<Piece, 'hit'>[] {
  const parts: Omit<Piece, 'hit'>[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}\d{1,3}[a-z]?(?![\p{L}\p{N}])/gu)) {
    const rule = match[0];
    if (!rules.has(rule) || rule === own) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), rule: null });
    parts.push({ text: rule, rule });
    from = match.index + rule.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: null });
  return parts;
}

function hits(text: string, words: readonly string[]): [string, boolean][] {
  const plain = folded(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  const found: [string, boolean][] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at === text.length || marked[at] !== marked[from]) {
      found.push([text.slice(from, at), marked[from] ?? false]);
      from = at;
    }
  }
  return found;
}
