import { isMeantElsewhere, pressOf } from '../../../platform/keyboard/key-press.ts';
import type { HeldSpace } from '../../../platform/viewport/pointer-stage.ts';
import { canvasKeyAction, pageKeyAction } from '../model/keys.ts';
import type { MaskSession } from '../model/mask-session.ts';

/** Keys that change what the pointer does for as long as they are down. */
export interface HeldKeys extends HeldSpace {
  isAlt: boolean;
}

interface KeyListening {
  readonly surface: HTMLElement;
  readonly session: MaskSession;
  readonly held: HeldKeys;
  /** Alt went down or up. */
  readonly heldChanged: () => void;
}

/** Ties the keyboard to the session while the editor is on the page. Gives back how to stop. */
export function listenToKeys(listening: KeyListening): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('keydown', (event) => keyDown(event, listening), { signal });
  document.addEventListener('keyup', (event) => keyUp(event, listening), { signal });
  listening.surface.addEventListener('focus', () => markUse(listening.surface, 'keyboard'), { signal });
  // A key let go in another window is never heard of.
  window.addEventListener('blur', () => letGo(listening), { signal });
  return () => stop.abort();
}

function keyDown(event: KeyboardEvent, listening: KeyListening): void {
  const { surface, session } = listening;
  if (event.defaultPrevented || event.isComposing || isMeantElsewhere(event, surface)) return;
  if (event.key === 'Alt') return holdAlt(event, listening);
  if (event.key === 'Shift') return session.straighten(true);
  const press = pressOf(event);
  const painting = event.target === surface ? canvasKeyAction(press) : null;
  if (painting) markUse(surface, 'keyboard');
  const action = painting ?? pageKeyAction(press, session.settings.hasLetterKeys);
  if (!action || (action.type === 'escape' && closesSomething())) return;
  event.preventDefault();
  session.run(action);
}

function keyUp({ key }: KeyboardEvent, { session, held, heldChanged }: KeyListening): void {
  if (key === 'Shift') session.straighten(false);
  if (key !== 'Alt') return;
  held.isAlt = false;
  heldChanged();
}

function holdAlt(event: KeyboardEvent, { held, surface, heldChanged }: KeyListening): void {
  // Over the photo Alt is for erasing; elsewhere it may open the browser's menu.
  if (surface.matches(':hover')) event.preventDefault();
  held.isAlt = true;
  heldChanged();
}

function letGo({ session, held, heldChanged }: KeyListening): void {
  session.straighten(false);
  held.isAlt = false;
  heldChanged();
}

function closesSomething(): boolean {
  return document.querySelector(':popover-open') !== null;
}

/**
 * Notes on the work area what it is being used with. The browser alone cannot tell: after a letter key it shows the
 * focus frame, although a mouse paints.
 */
export function markUse(surface: HTMLElement, by: 'pointer' | 'keyboard'): void {
  surface.dataset['by'] = by;
}
