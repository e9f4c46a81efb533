/**
 * Where hexes and ahus are on the map. Everything drawn on it is measured in these units: a hex is
 * 104 wide and 120 high, its tip up.
 */
import type { GiantsAhu, GiantsEdge, GiantsHex } from './types';

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner, and to the middle of an edge. */
export const RADIUS = 60;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

/** The room around the hexes: beach, ahus that stand out, and a strip of sea. */
const MARGIN = { x: 62, top: 74, bottom: 62 };

const TURNS: Record<GiantsEdge, number> = { e: 0, ne: -60, nw: -120, w: 180, sw: 120, se: 60 };
/** The edges in the order of the corners: edge `at` lies between the corners `at` and `at + 1`. */
export const EDGES: readonly GiantsEdge[] = ['ne', 'e', 'se', 'sw', 'w', 'nw'];
const BESIDE: Record<GiantsEdge, readonly [number, number]> = {
  e: [1, 0],
  ne: [1, -1],
  nw: [0, -1],
  w: [-1, 0],
  sw: [-1, 1],
  se: [0, 1],
};

export function centreOf(q: number, r: number): Point {
  return { x: APOTHEM * (2 * q + r), y: RADIUS * 1.5 * r };
}

/** The corners of a hex from its northern tip, clockwise; shorter with a part of the radius. */
export function cornersOf(at: Point, radius: number = RADIUS): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * 60 - 90) * (Math.PI / 180);
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

/** The middle of an edge; `out` units further from the middle of the hex. */
export function edgeOf(at: Point, edge: GiantsEdge, out = 0): Point {
  const angle = TURNS[edge] * (Math.PI / 180);
  return { x: at.x + (APOTHEM + out) * Math.cos(angle), y: at.y + (APOTHEM + out) * Math.sin(angle) };
}

/** Points as an SVG path. */
export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** An island, measured: it does not change in a game. */
export class Island {
  private readonly centres = new Map<string, Point>();
  private readonly ahus = new Map<string, Point>();
  private readonly placed = new Map<string, GiantsHex>();
  readonly box: { x: number; y: number; width: number; height: number };

  constructor(
    readonly hexes: readonly GiantsHex[],
    ahus: readonly GiantsAhu[],
  ) {
    for (const hex of hexes) {
      this.centres.set(hex.name, centreOf(hex.q, hex.r));
      this.placed.set(`${String(hex.q)},${String(hex.r)}`, hex);
    }
    const all = [...this.centres.values()];
    const x = Math.min(...all.map((each) => each.x)) - APOTHEM - MARGIN.x;
    const y = Math.min(...all.map((each) => each.y)) - RADIUS - MARGIN.top;
    this.box = {
      x,
      y,
      width: Math.max(...all.map((each) => each.x)) + APOTHEM + MARGIN.x - x,
      height: Math.max(...all.map((each) => each.y)) + RADIUS + MARGIN.bottom - y,
    };
    for (const [name, at] of apart(ahus.map((ahu) => [ahu.name, edgeOf(this.centre(ahu.hex), ahu.edge, 9)]))) {
      this.ahus.set(name, at);
    }
  }

  /** The middle of a hex. */
  centre(hex: string): Point {
    return this.centres.get(hex) ?? { x: 0, y: 0 };
  }

  /** The middle of an ahu's platform, at its edge of the coast. */
  ahu(name: string): Point {
    return this.ahus.get(name) ?? { x: 0, y: 0 };
  }

  /** The hex across an edge; undefined: the sea. */
  across(hex: GiantsHex, edge: GiantsEdge): GiantsHex | undefined {
    const [q, r] = BESIDE[edge];
    return this.placed.get(`${String(hex.q + q)},${String(hex.r + r)}`);
  }

  /** Whether the corners where other things lie over the map are open sea: not on every island. */
  get hasOpenCorners(): boolean {
    return !this.hexes.some(({ name }) => {
      const { x, y } = this.part(this.centre(name));
      return (y < 0.16 && (x < 0.2 || x > 0.6)) || (y > 0.63 && x > 0.63);
    });
  }

  /** The part of the map that shows these hexes whole, with the ahus at their coast. */
  around(hexes: readonly string[]): { x: number; y: number; width: number; height: number } {
    const all = hexes.map((hex) => this.part(this.centre(hex)));
    const x = Math.min(...all.map((each) => each.x)) - (APOTHEM + AHU.width / 2) / this.box.width;
    const y = Math.min(...all.map((each) => each.y)) - RADIUS / this.box.height;
    return {
      x,
      y,
      width: Math.max(...all.map((each) => each.x)) + (APOTHEM + AHU.width / 2) / this.box.width - x,
      height: Math.max(...all.map((each) => each.y)) + RADIUS / this.box.height - y,
    };
  }

  /** A place in units as parts of the box, for what lies over the picture. */
  part({ x, y }: Point): Point {
    return { x: (x - this.box.x) / this.box.width, y: (y - this.box.y) / this.box.height };
  }
}

/** The room that an ahu takes. */
export const AHU = { width: 80, height: 42 };

/** Where two ahus look into the same bay they make room for each other. */
function apart(ahus: [string, Point][]): [string, Point][] {
  const moved = ahus.map(([name, at]): [string, Point] => [name, { ...at }]);
  for (let round = 0; round < 12; round++) {
    for (const [one, at] of moved) {
      for (const [other, to] of moved) {
        if (one >= other) continue;
        const x = AHU.width - Math.abs(at.x - to.x);
        const y = AHU.height - Math.abs(at.y - to.y);
        if (x <= 0 || y <= 0) continue;
        const push = x < y ? { x: (Math.sign(at.x - to.x) || 1) * x, y: 0 } : { x: 0, y: (Math.sign(at.y - to.y) || 1) * y };
        at.x += push.x / 4;
        at.y += push.y / 4;
        to.x -= push.x / 4;
        to.y -= push.y / 4;
      }
    }
  }
  return moved;
}
