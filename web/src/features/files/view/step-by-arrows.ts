import type { KeyboardEvent } from 'react';
import type { Neighbours } from './model/neighbours.ts';

/** Controls that have a use of their own for the arrow keys. */
const taken = 'input, select, textarea, [role="tree"]';

interface ArrowKeys extends Neighbours {
  /** The view's own dialog. */
  dialog: Element | null;
  onOpen: (id: string) => void;
}

/** The pictures before and after by the arrow keys, wherever in the view the focus is. */
export const stepByArrows = (event: KeyboardEvent, { previous, next, dialog, onOpen }: ArrowKeys): void => {
  const id = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
  const { target } = event;
  if (id === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // What is asked above this dialog stands in one of its own.
  if (!(target instanceof Element) || target.closest('dialog') !== dialog) return;
  if (target.closest(taken)) return;
  event.preventDefault();
  onOpen(id);
};
