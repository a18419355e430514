import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { MaskSession } from '../model/mask-session.ts';
import { type Autosaver, createAutosaver } from '../worker/autosaver.ts';
import type { MaskRenderer } from '../worker/mask-renderer.ts';

interface AutosaveOptions {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  readonly onAutosave: ((mask: Blob) => void) | undefined;
}

/**
 * Hands out a small PNG of the mask after changes, and the last one when the editor or the page goes away.
 * Gives back how to hand out at once what is still waiting.
 */
export function useAutosave({ session, renderer, onAutosave }: AutosaveOptions): () => void {
  const current = useRef<Autosaver>(null);
  const save = useEffectEvent(async () => {
    if (!onAutosave) return;
    const { pixels, width, height } = session.document.mask;
    const job = { kind: 'encode', pixels: pixels.slice(), size: { width, height } } as const;
    try {
      onAutosave(await renderer.ask(job));
    } catch {
      // A failed autosave loses nothing: the next change tries again, and saving does not depend on it.
    }
  });
  useEffect(() => {
    const autosaver = createAutosaver(() => save());
    current.current = autosaver;
    let { revision } = session.getSnapshot();
    const stopListening = session.subscribe(() => {
      if (session.getSnapshot().revision !== revision) autosaver.touch();
      revision = session.getSnapshot().revision;
    });
    const flushIfHidden = () => document.hidden && autosaver.flush();
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', flushIfHidden);
      autosaver.flush();
    };
  }, [session]);
  return useCallback(() => current.current?.flush(), []);
}
