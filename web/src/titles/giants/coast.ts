/** The shore: where the hexes meet the sea, as a line that no ruler has drawn. */
import { cornersOf, EDGES, pathOf, type Island, type Point } from './geometry';

const key = ({ x, y }: Point) => `${String(Math.round(x))} ${String(Math.round(y))}`;

/** The same number between -1 and 1 for the same place, each time and for everyone. */
export function chance(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** The edges that look at the sea, as closed rows of corners. */
function outlines(island: Island): Point[][] {
  const on = new Map<string, Point[]>();
  for (const hex of island.hexes) {
    const corners = cornersOf(island.centre(hex.name));
    EDGES.forEach((edge, at) => {
      const [from, to] = [corners[at], corners[(at + 1) % 6]];
      if (from === undefined || to === undefined || island.across(hex, edge)) return;
      on.set(key(from), [...(on.get(key(from)) ?? []), from, to]);
    });
  }
  const found: Point[][] = [];
  for (const start of on.keys()) {
    const loop: Point[] = [];
    for (let at = start, way = on.get(at); way && way.length > 0; way = on.get(at)) {
      const [from, to] = way.splice(0, 2);
      if (from === undefined || to === undefined) break;
      loop.push(from);
      at = key(to);
    }
    if (loop.length > 2) found.push(loop);
  }
  return found;
}

/** Bays and headlands: each edge gets points between its ends that stray a little. */
function rough(loop: readonly Point[]): Point[] {
  return loop.flatMap((from, at) => {
    const to = loop[(at + 1) % loop.length] ?? from;
    return [0, 1 / 3, 2 / 3].map((part) => {
      const x = from.x + (to.x - from.x) * part;
      const y = from.y + (to.y - from.y) * part;
      return { x: x + chance(x, y) * 7, y: y + chance(y, x) * 7 };
    });
  });
}

/** Cut every corner, so that the line bends instead. */
function smooth(loop: readonly Point[]): Point[] {
  return loop.flatMap((from, at) => {
    const to = loop[(at + 1) % loop.length] ?? from;
    return [0.25, 0.75].map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  });
}

export function coastOf(island: Island): string {
  return outlines(island)
    .map((loop) => pathOf(smooth(smooth(rough(loop)))))
    .join('');
}
