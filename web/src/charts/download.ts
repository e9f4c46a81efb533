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

/** The text of a file with this drawing, on the ground that lies behind it. */
export function file(drawing: SVGSVGElement, ground: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, at) => {
    const style = getComputedStyle(original);
    const clone = copies[at];
    if (clone === undefined) return;
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value) clone.setAttribute(name, value.replaceAll('"', "'"));
    }
    clone.removeAttribute('class');
    clone.removeAttribute('style');
  });
  for (const each of copy.querySelectorAll('[data-now]')) each.remove();
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const back = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  back.setAttribute('width', '100%');
  back.setAttribute('height', '100%');
  back.setAttribute('fill', ground);
  copy.prepend(back);
  return new XMLSerializer().serializeToString(copy);
}

export function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
