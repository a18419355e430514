import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { isMeantElsewhere, pressOf } from '../../../platform/keyboard/key-press.ts';
import { type KeyAction, keyAction } from './keys.ts';
import { storedLetterKeys } from './letter-keys.ts';

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
