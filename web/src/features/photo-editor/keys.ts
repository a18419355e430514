import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isMeantElsewhere, type KeyPress, pressOf } from '../../platform/keyboard/key-press.ts';
import { letterKeysOf } from '../../platform/keyboard/letter-keys.ts';
import { useStoredValue } from '../../platform/storage/use-stored-value.ts';

export type KeyAction =
  'undo' | 'redo' | 'fit' | 'actual' | 'zoomIn' | 'zoomOut' | 'compare' | 'copy' | 'paste';

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
export function keyAction(press: KeyPress, hasLetterKeys: boolean): KeyAction | null {
  if (press.isAlt) return null;
  const letter = press.key.toLowerCase();
  if (press.isControl) {
    if (letter === 'z') return press.isShift ? 'redo' : 'undo';
    if (press.isShift && letter === 'c') return 'copy';
    if (press.isShift && letter === 'v') return 'paste';
    return letter === 'y' && !press.isShift ? 'redo' : null;
  }
  if (!hasLetterKeys) return null;
  return digits[press.code] ?? letters[letter] ?? null;
}

export const storedLetterKeys = letterKeysOf('photoEditorLetterKeys');

interface EditorKeys {
  /** The editor on the page. */
  readonly part: RefObject<HTMLElement | null>;
  readonly act: (action: Exclude<KeyAction, 'compare'>) => void;
  /** The key that shows the original went down or up. */
  readonly compare: (isHeld: boolean) => void;
}

/** Ties the keyboard to the editor while it is on the page. */
export function useEditorKeys({ part, act, compare }: EditorKeys): void {
  const hasLetterKeys = useStoredValue(storedLetterKeys);
  const down = useEffectEvent((event: KeyboardEvent) => {
    if (!part.current || event.defaultPrevented || event.isComposing) return;
    if (isMeantElsewhere(event, part.current)) return;
    const action = keyAction(pressOf(event), hasLetterKeys);
    if (!action) return;
    event.preventDefault();
    if (action !== 'compare') act(action);
    else if (!event.repeat) compare(true);
  });
  const up = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key.toLowerCase() === 'c') compare(false);
  });
  // A key that is let go in another window is never heard of.
  const leave = useEffectEvent(() => compare(false));

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('keydown', (event) => down(event), { signal });
    document.addEventListener('keyup', (event) => up(event), { signal });
    window.addEventListener('blur', () => leave(), { signal });
    return () => stop.abort();
  }, []);
}
