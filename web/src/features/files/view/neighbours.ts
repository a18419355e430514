import type { KeyboardEvent } from 'react';

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** Place among those that are loaded, from 1; null when it is not among them. */
  readonly position: number | null;
}

/** The pictures before and after one in a list; none for one that is not in it. */
export function neighboursOf(pictures: readonly { id: string }[], id: string): Neighbours {
  const at = pictures.findIndex((picture) => picture.id === id);
  if (at < 0) return { previous: null, next: null, position: null };
  return {
    previous: pictures[at - 1]?.id ?? null,
    next: pictures[at + 1]?.id ?? null,
    position: at + 1,
  };
}

/** Controls that have a use of their own for the arrow keys. */
const taken = 'input, select, textarea, [role="tree"]';

interface ArrowKeys extends Neighbours {
  /** The view's own dialog. */
  dialog: Element | null;
  onOpen: (id: string) => void;
}

/** The pictures before and after by the arrow keys, wherever in the view the focus is. */
export function stepByArrows(event: KeyboardEvent, { previous, next, dialog, onOpen }: ArrowKeys): void {
  const id = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
  const { target } = event;
  if (id === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // What is asked above this dialog stands in one of its own.
  if (!(target instanceof Element) || target.closest('dialog') !== dialog) return;
  if (target.closest(taken)) return;
  event.preventDefault();
  onOpen(id);
}
