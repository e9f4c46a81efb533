/** A chart as a file that looks the same everywhere: its styles go along. */

// What the style sheets say of our charts; everything else is in attributes anyway.
const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

const SVG = 'http://www.w3.org/2000/svg';
const EDGE = 16; // around the drawing
const HEAD = 30; // for its name

/** The text of a file with this drawing and its name, on the ground of `card`, on which it lies. */
export function file(drawing: SVGSVGElement, name: string, card: Element): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, at) => {
    const style = getComputedStyle(original);
    const clone = copies[at];
    if (clone === undefined) return;
    for (const each of KEPT) {
      const value = style.getPropertyValue(each);
      if (value) clone.setAttribute(each, value.replaceAll('"', "'"));
    }
    clone.removeAttribute('class');
    clone.removeAttribute('style');
  });
  for (const each of copy.querySelectorAll('[data-now]')) each.remove();
  const { width, height } = drawing.viewBox.baseVal;
  const [wide, tall] = [width + 2 * EDGE, height + HEAD + 2 * EDGE];
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(wide));
  copy.setAttribute('height', String(tall));
  copy.setAttribute('viewBox', [-EDGE, -EDGE - HEAD, wide, tall].join(' '));
  // What is computed is a colour; what a token says may be one for the day and one for the night.
  const { backgroundColor, color } = getComputedStyle(card);
  const ground = part('rect', { x: -EDGE, y: -EDGE - HEAD, width: wide, height: tall, fill: backgroundColor });
  const head = part('text', { x: 0, y: -14, fill: color, 'font-size': '18px', 'font-weight': 700 });
  head.textContent = name;
  copy.prepend(ground, head);
  return new XMLSerializer().serializeToString(copy);
}

function part(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [each, value] of Object.entries(attributes)) made.setAttribute(each, String(value));
  return made;
}

export function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
