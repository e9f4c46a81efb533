/** A way that is drawn with a finger: the hexes under its trace. */
import { RADIUS, type Island, type Point } from './geometry';

const STEP = RADIUS / 3; // a quick finger leaves no hex out

/** The hex at a place of the map; null: the sea. */
export function nearestHex(island: Island, at: Point): string | null {
  let best: { name: string; far: number } | null = null;
  for (const { name } of island.hexes) {
    const centre = island.centre(name);
    const far = Math.hypot(centre.x - at.x, centre.y - at.y);
    if (far < RADIUS && (best === null || far < best.far)) best = { name, far };
  }
  return best?.name ?? null;
}

/** As near to a hex as a known way leads, and straight on from there. */
export function towards(
  island: Island,
  start: string,
  ways: readonly { place: string; stages: readonly { place: string }[] }[],
  hex: string,
): readonly string[] {
  const to = island.centre(hex);
  let best = { place: start, stages: [] as readonly { place: string }[] };
  const far = (place: string) => Math.hypot(island.centre(place).x - to.x, island.centre(place).y - to.y);
  for (const way of ways) if (far(way.place) < far(best.place)) best = way;
  const path = best.stages.map(({ place }) => place);
  return through(island, start, path, island.centre(best.place), to);
}

/** The hexes after a stroke from one place to another; who goes back takes back. */
export function through(island: Island, start: string, path: readonly string[], from: Point, to: Point): readonly string[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  let now = path;
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const hex = nearestHex(island, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    if (hex === null || hex === (now.at(-1) ?? start)) continue;
    const before = now.indexOf(hex);
    if (hex === start) now = [];
    else now = before >= 0 ? now.slice(0, before + 1) : [...now, hex];
  }
  return now;
}
