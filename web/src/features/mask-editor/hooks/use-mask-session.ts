import { useEffect, useState, useSyncExternalStore } from 'react';
import { storedValue } from '../../../platform/storage/stored-value.ts';
import { MaskSession } from '../model/mask-session.ts';
import type { SessionSnapshot } from '../model/session-snapshot.ts';
import type { Size } from '../raster/mask-buffer.ts';

const storedLetterKeys = storedValue<boolean>(
  {
    key: 'maskEditorLetterKeys',
    parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : null),
    print: (isOn) => (isOn ? 'on' : 'off'),
    fallback: () => true,
  },
  () => window.localStorage,
);

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
