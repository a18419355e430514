import type { KeyboardEvent } from 'react';
import type { Neighbours } from './model/neighbours.ts';

/** Controls that have a use of their own for the arrow keys. */
const taken = 'input, select, textarea, [role="tree"]';

/** The pictures before and after by the arrow keys, wherever in the view the focus is. */
export const arrowKeys =
  ({ previous, next }: Neighbours, onOpen: (id: string) => void) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const id = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
    const { target, currentTarget } = event;
    if (id === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // Dialogs above this one lie within it.
    if (!(target instanceof Element) || target.closest('dialog') !== currentTarget.closest('dialog')) return;
    if (target.closest(taken)) return;
    event.preventDefault();
    onOpen(id);
  };
