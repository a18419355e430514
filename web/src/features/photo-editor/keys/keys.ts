import type { KeyPress } from '../../../platform/keyboard/key-press.ts';

export type KeyAction = 'undo' | 'redo' | 'fit' | 'actual' | 'zoomIn' | 'zoomOut' | 'compare';

const digits: Readonly<Record<string, KeyAction>> = {
  Digit0: 'fit',
  Numpad0: 'fit',
  Digit1: 'actual',
  Numpad1: 'actual',
};
const letters: Readonly<Record<string, KeyAction>> = { '+': 'zoomIn', '-': 'zoomOut', c: 'compare' };

/**
 * What a key means anywhere on the page. Letters go by what is printed on the key, so that Ctrl+Z works on AZERTY;
 * digits by position, where a French keyboard needs Shift to type them.
 * @param hasLetterKeys whether single keys do anything (WCAG 2.1.4)
 */
export const keyAction = (press: KeyPress, hasLetterKeys: boolean): KeyAction | null => {
  if (press.isAlt) return null;
  const letter = press.key.toLowerCase();
  if (press.isControl) {
    if (letter === 'z') return press.isShift ? 'redo' : 'undo';
    return letter === 'y' && !press.isShift ? 'redo' : null;
  }
  if (!hasLetterKeys) return null;
  return digits[press.code] ?? letters[letter] ?? null;
};
