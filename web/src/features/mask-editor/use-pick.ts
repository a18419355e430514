import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MaskSession } from './model/mask-session.ts';
import { createPicker, type FindRegion, type Picker, type PickState } from './model/picker.ts';
import type { MaskRenderer } from './worker/mask-renderer.ts';

interface PickOptions {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  /** Of the mask. */
  readonly revision: number;
  readonly onPick: FindRegion;
}

/** What is being looked for or was found in the photo, and how to have it found. */
export function usePick(options: PickOptions): { readonly state: PickState; readonly picker: PickHandles } {
  const { session, renderer, revision, onPick } = options;
  const [state, setState] = useState<PickState>({ kind: 'idle' });
  const current = useRef<Picker>(null);
  const find = useEffectEvent(onPick);
  useEffect(() => {
    const { width, height } = session.document.mask;
    const picker = createPicker({
      session,
      find: (wish, signal) => find(wish, signal),
      read: (picture) => renderer.ask({ kind: 'read', picture, size: { width, height } }),
      onState: setState,
    });
    current.current = picker;
    const stop = session.findFor(picker.findAt);
    return () => {
      stop();
      picker.cancel();
    };
  }, [session, renderer]);
  const picker = {
    findWords: useCallback((words: string) => current.current?.findWords(words), []),
    take: useCallback((index: number) => current.current?.take(index), []),
    show: useCallback((index: number | null) => current.current?.show(index), []),
    cancel: useCallback(() => current.current?.cancel(), []),
  };
  // A mask that was changed since leaves nothing to choose.
  const isOver = state.kind === 'found' && state.revision !== revision;
  return { state: isOver ? { kind: 'idle' } : state, picker };
}

/** What the controls do with it. */
export type PickHandles = Omit<Picker, 'findAt'>;
