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
