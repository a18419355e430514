import { ARROWS, type KeyPress } from '../../../platform/keyboard/key-press.ts';
import { ZOOM_STEP } from '../../../platform/viewport/viewport.ts';
import type { SettingsAction } from './settings.ts';

/** What changes nothing but the view, or the size of the brush. */
export type LookAction =
  | { readonly type: 'size-by'; readonly by: number }
  | { readonly type: 'fit' | 'actual-size' }
  | { readonly type: 'zoom'; readonly factor: number };

export type EditorAction =
  | SettingsAction
  | LookAction
  | { readonly type: 'undo' | 'redo' | 'fill' | 'clear' | 'invert' | 'escape' }
  /** By so many photo pixels, as long as that is being chosen. */
  | { readonly type: 'grow'; readonly by: number }
  /** What was chosen is kept. */
  | { readonly type: 'settle' }
  | { readonly type: 'nudge'; readonly x: number; readonly y: number }
  | { readonly type: 'pen' | 'stamp' | 'take-away' }
  /** Of a shape that is drawn corner by corner. */
  | { readonly type: 'shape'; readonly does: 'back' | 'close' | 'give-up' };

const NUDGE_CSS_PX = 10;
const BIG_NUDGE_CSS_PX = 50;
const SIZE_STEP = 1;
const BIG_SIZE_STEP = 10;

const LETTERS: Readonly<Record<string, EditorAction>> = {
  b: { type: 'tool', tool: 'brush' },
  e: { type: 'tool', tool: 'eraser' },
  l: { type: 'tool', tool: 'lasso' },
  p: { type: 'tool', tool: 'polygon' },
  u: { type: 'tool', tool: 'rectangle' },
  o: { type: 'tool', tool: 'pick' },
  h: { type: 'tool', tool: 'hand' },
  x: { type: 'swap' },
  '+': { type: 'zoom', factor: ZOOM_STEP },
  '-': { type: 'zoom', factor: 1 / ZOOM_STEP },
};

/**
 * The action of a key anywhere on the page, or null. Letters go by what is printed on the key, so that Ctrl+Z
 * works on AZERTY; brackets and digits by position, where a French keyboard needs a modifier to type them.
 */
export function pageKeyAction(press: KeyPress, hasLetterKeys: boolean): EditorAction | null {
  if (press.isControl) return controlAction(press);
  if (press.isAlt) return null;
  if (press.key === 'Escape') return { type: 'escape' };
  if (press.key === 'Backspace') return press.isShift ? null : { type: 'shape', does: 'back' };
  if (press.key === 'Delete') return press.isShift ? null : { type: 'clear' };
  return hasLetterKeys ? singleKeyAction(press) : null;
}

/** The action of a key while the work area itself has the focus: painting by keyboard. */
export function canvasKeyAction(press: KeyPress): EditorAction | null {
  if (press.isControl) return null;
  if (press.key === 'Enter') return { type: press.isAlt ? 'take-away' : 'pen' };
  if (press.isAlt) return null;
  const arrow = ARROWS[press.key];
  if (!arrow) return null;
  const step = press.isShift ? BIG_NUDGE_CSS_PX : NUDGE_CSS_PX;
  return { type: 'nudge', x: arrow.x * step, y: arrow.y * step };
}

function controlAction(press: KeyPress): EditorAction | null {
  if (press.isAlt) return null;
  const letter = press.key.toLowerCase();
  if (letter === 'z') return { type: press.isShift ? 'redo' : 'undo' };
  return letter === 'y' && !press.isShift ? { type: 'redo' } : null;
}

function singleKeyAction(press: KeyPress): EditorAction | null {
  const letter = press.key.toLowerCase();
  if (press.code === 'BracketLeft' || press.code === 'BracketRight') {
    const step = press.isShift ? BIG_SIZE_STEP : SIZE_STEP;
    return { type: 'size-by', by: press.code === 'BracketLeft' ? -step : step };
  }
  if (press.isShift) return letter === 'v' ? { type: 'invert' } : (zoomSign(press.key) ?? null);
  if (press.code === 'Digit0' || press.code === 'Numpad0') return { type: 'fit' };
  if (press.code === 'Digit1' || press.code === 'Numpad1') return { type: 'actual-size' };
  return LETTERS[letter] ?? null;
}

/** "+" needs Shift on many keyboards, so it counts with and without. */
function zoomSign(key: string): EditorAction | undefined {
  return key === '+' || key === '-' ? LETTERS[key] : undefined;
}

const CHANGING: ReadonlySet<EditorAction['type']> = new Set([
  ...(['undo', 'redo', 'fill', 'clear', 'invert', 'grow', 'settle'] as const),
  ...(['pen', 'stamp', 'take-away', 'shape'] as const),
]);

/** Changes the mask, or begins to: nothing of it happens while the mask is being saved. */
export function changesMask({ type }: EditorAction): boolean {
  return CHANGING.has(type);
}
