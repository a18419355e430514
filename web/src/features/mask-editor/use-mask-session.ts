import { useEffect, useState, useSyncExternalStore } from 'react';
import { letterKeysOf } from '../../platform/keyboard/letter-keys.ts';
import { MaskSession } from './model/mask-session.ts';
import type { SessionSnapshot } from './model/session-snapshot.ts';
import type { Size } from './raster/mask-buffer.ts';
import type { MaskRenderer } from './worker/mask-renderer.ts';

const storedLetterKeys = letterKeysOf('maskEditorLetterKeys');

/** One session for as long as the component lives, and what its controls show. */
export function useMaskSession(photo: Size): { session: MaskSession; snapshot: SessionSnapshot } {
  const [session] = useState(() => {
    const made = new MaskSession(photo);
    made.run({ type: 'letter-keys', isOn: storedLetterKeys.get() });
    return made;
  });
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { hasLetterKeys } = snapshot.settings;
  useEffect(() => {
    if (hasLetterKeys !== storedLetterKeys.get()) storedLetterKeys.set(hasLetterKeys);
  }, [hasLetterKeys]);
  return { session, snapshot };
}

type InitialMaskState = 'reading' | 'ready' | 'unreadable';

interface InitialMask {
  readonly state: InitialMaskState;
  /** What the commands of the session are drawn on; null for an empty mask. */
  readonly base: Blob | null;
}

/** Reads the mask the editor was opened with, once: what is painted here later never comes back in. */
export function useInitialMask(
  session: MaskSession,
  renderer: MaskRenderer,
  given: Blob | null,
): InitialMask {
  const [picture] = useState(given);
  const [state, setState] = useState<InitialMaskState>(picture ? 'reading' : 'ready');
  useEffect(() => {
    if (!picture) return;
    let isCurrent = true;
    const { width, height } = session.document.mask;
    const read = async () => {
      try {
        const pixels = await renderer.ask({ kind: 'read', picture, size: { width, height } });
        if (isCurrent) session.loadBase(pixels);
        if (isCurrent) setState('ready');
      } catch {
        if (isCurrent) setState('unreadable');
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [session, renderer, picture]);
  return { state, base: state === 'unreadable' ? null : picture };
}
