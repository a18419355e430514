import type { Point } from '../viewport/point.ts';

/** The part of a keyboard event that decides. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly isControl: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
}

/** Where the arrow keys lead, one step each. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const TEXT_FIELDS =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"])';

export function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    code: event.code,
    isControl: event.ctrlKey || event.metaKey,
    isShift: event.shiftKey,
    isAlt: event.altKey,
  };
}

/** A key is not meant for this part of the page: somebody is writing, or a dialog lies over it. */
export function isMeantElsewhere(event: KeyboardEvent, part: Element): boolean {
  if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return true;
  const dialog = document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]');
  return dialog !== null && !dialog.contains(part);
}
