import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { MaskSession } from './model/mask-session.ts';
import type { MaskRenderer } from './worker/mask-renderer.ts';

interface AutosaveOptions {
  readonly session: MaskSession;
  /** Keeps the steps, so that undo goes on in the next sitting. */
  readonly keepSteps: () => void;
  readonly renderer: MaskRenderer;
  /** Null where nothing is marked. */
  readonly onAutosave: ((mask: Blob | null) => void) | undefined;
}

/**
 * Hands out a small PNG of the mask after changes, and the last one when the editor or the page goes away.
 * Gives back how to hand out at once what is still waiting.
 */
export function useAutosave({ session, renderer, keepSteps, onAutosave }: AutosaveOptions): () => void {
  const current = useRef<Autosaver>(null);
  const save = useEffectEvent(async () => {
    keepSteps();
    if (!onAutosave) return;
    const isNothing = () => session.document.coverage === 0;
    // What the page shows for a mask goes with it, without a picture of nothing being drawn.
    if (isNothing()) return onAutosave(null);
    const { pixels, width, height } = session.document.mask;
    const job = { kind: 'encode', pixels: pixels.slice(), size: { width, height } } as const;
    try {
      const mask = await renderer.ask(job);
      // What was taken away meanwhile has been told.
      if (!isNothing()) onAutosave(mask);
    } catch {
      // A failed autosave loses nothing: the next change tries again, and saving does not depend on it.
    }
  });
  useEffect(() => {
    const autosaver = createAutosaver(() => save());
    current.current = autosaver;
    let { revision } = session.getSnapshot();
    const stopListening = session.subscribe(() => {
      const now = session.getSnapshot();
      if (now.revision !== revision) autosaver.touch();
      if (now.coverage === 0) autosaver.flush();
      revision = now.revision;
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

interface Autosaver {
  /** Something changed; it will be saved as soon as a stroke rests, a second after the save before at the earliest. */
  touch(): void;
  /** Saves now what has not been saved. */
  flush(): void;
}

const LEAST_GAP_MS = 1000;
/** The first change after a rest waits no longer than this. */
const AT_ONCE_MS = 150;

/**
 * Calls `save` soon after changes, the last change always included. The next save comes a second after the one before
 * has ended, so that slow saves neither pile up nor arrive in a bunch. `save` must not reject.
 */
export function createAutosaver(save: () => Promise<void>): Autosaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let isSaving = false;
  let endedAt = -Infinity;

  const schedule = () => {
    const left = endedAt + LEAST_GAP_MS - performance.now();
    if (isWaiting && !isSaving) timer ??= setTimeout(run, Math.max(AT_ONCE_MS, left));
  };
  const run = async () => {
    clearTimeout(timer);
    timer = undefined;
    isWaiting = false;
    isSaving = true;
    await save();
    isSaving = false;
    endedAt = performance.now();
    schedule();
  };
  return {
    touch: () => {
      isWaiting = true;
      schedule();
    },
    flush: () => {
      if (isWaiting) void run();
    },
  };
}
