import { sign } from '../../../ui/sign.ts';

type Props = Readonly<Record<string, string | number | boolean | ((event: never) => void) | undefined>>;

/**
 * An element with attributes, listeners (`onclick`) and children. This page is drawn by hand: with React it would weigh twice what
 * a client on a phone should have to load.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value as (event: Event) => void);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The product's sign, in the colour of the words beside it. */
export function signElement(): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ viewBox: sign.viewBox, 'aria-hidden': 'true', class: 'sign' }))
    drawing.setAttribute(name, value);
  for (const line of [sign.house, sign.sofa]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    path.setAttribute('stroke-width', String(sign.width));
    drawing.append(path);
  }
  return drawing;
}
