import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { letterKeysOf } from '../../platform/keyboard/letter-keys.ts';
import { blobOfDataUrl } from '../../platform/photos/blob-of-data-url.ts';
import { KeptLookContext } from '../../platform/viewport/kept-look.ts';
import { storedValue } from '../../platform/storage/stored-value.ts';
import { base64Of, type KeptSteps } from './model/kept-steps.ts';
import { MaskSession } from './model/mask-session.ts';
import type { SessionSnapshot } from './model/session-snapshot.ts';
import { MASK_COLOURS, type MaskColour } from './model/settings.ts';
import { openStepStore } from './model/step-store.ts';
import { isSameMask, type Size } from './raster/mask-buffer.ts';
import type { MaskRenderer } from './worker/mask-renderer.ts';

const storedLetterKeys = letterKeysOf('maskEditorLetterKeys');
const storedPressure = letterKeysOf('maskEditorPenPressure');
const storedColour = storedValue<MaskColour>(
  {
    key: 'maskEditorColour',
    parse: (text) => MASK_COLOURS.find((colour) => colour === text) ?? null,
    print: (colour) => colour,
    fallback: () => MASK_COLOURS[0],
  },
  () => window.localStorage,
);

/** One session for as long as the component lives, and what its controls show. The person's choices outlive it. */
export function useMaskSession(photo: Size): { session: MaskSession; snapshot: SessionSnapshot } {
  const kept = use(KeptLookContext);
  const [session] = useState(() => {
    const made = new MaskSession(photo, kept);
    made.run({ type: 'letter-keys', isOn: storedLetterKeys.get() });
    made.run({ type: 'pen-pressure', isOn: storedPressure.get() });
    made.run({ type: 'colour', colour: storedColour.get() });
    return made;
  });
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { hasLetterKeys, penPressure, colour } = snapshot.settings;
  useEffect(() => {
    if (hasLetterKeys !== storedLetterKeys.get()) storedLetterKeys.set(hasLetterKeys);
    if (penPressure !== storedPressure.get()) storedPressure.set(penPressure);
    if (colour !== storedColour.get()) storedColour.set(colour);
  }, [hasLetterKeys, penPressure, colour]);
  return { session, snapshot };
}

type InitialMaskState = 'reading' | 'ready' | 'unreadable';

interface InitialMask {
  readonly state: InitialMaskState;
  /** What the commands of the session are drawn on; null for an empty mask. */
  readonly base: Blob | null;
  /** Keeps what was done so far for the next sitting. */
  readonly keepSteps: () => void;
}

interface Opening {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  /** Read once: what is painted here later never comes back in. */
  readonly given: Blob | null;
  /** `<photo>:<person>`; nothing is kept without it. */
  readonly stepsKey: string | undefined;
}

/**
 * Takes up the mask the editor was opened with, once; with its steps, where those that were kept lead to that very mask, so that
 * they can be taken back still.
 */
export function useInitialMask({ session, renderer, given, stepsKey }: Opening): InitialMask {
  const [steps] = useState(
    () =>
      stepsKey !== undefined &&
      openStepStore({
        key: stepsKey,
        photo: session.viewport.photo,
        storage: () => window.localStorage,
        now: () => Date.now(),
      }),
  );
  const [picture] = useState(given);
  const [kept] = useState(() => (steps && given !== null ? steps.read() : null));
  const [state, setState] = useState<InitialMaskState>(picture ? 'reading' : 'ready');
  const [base, setBase] = useState<Beginning>(EMPTY);
  useEffect(() => {
    if (!picture) return;
    let isCurrent = true;
    const { width, height } = session.document.mask;
    const read = (mask: Blob) => renderer.ask({ kind: 'read', picture: mask, size: { width, height } });
    const open = async () => {
      try {
        const pixels = await read(picture);
        const whole = { blob: picture, url: await urlOf(picture), pixels };
        const began = await beginningOf(kept, read);
        if (!isCurrent) return;
        if (kept && began) session.restore(began.pixels ?? new Uint8Array(pixels.length), kept);
        const isThat = began !== null && isSameMask(session.document.mask.pixels, pixels);
        if (!isThat) session.loadBase(pixels);
        setBase(isThat ? began : whole);
        setState('ready');
      } catch {
        if (isCurrent) setState('unreadable');
      }
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [session, renderer, picture, kept]);
  const keepSteps = useCallback(() => {
    if (steps) steps.write({ base: base.url, ...session.document.history });
  }, [steps, session, base]);
  return { state, base: base.blob, keepSteps };
}

/** What the steps begin with: a picture, as a blob and as a data URL, and its pixels; nothing for an empty mask. */
interface Beginning {
  readonly blob: Blob | null;
  readonly url: string | null;
  readonly pixels: Uint8Array | null;
}

const EMPTY: Beginning = { blob: null, url: null, pixels: null };

async function urlOf(picture: Blob): Promise<string> {
  return `data:image/png;base64,${base64Of(new Uint8Array(await picture.arrayBuffer()))}`;
}

/** What the kept steps begin with; null where there are none, or it cannot be read any more. */
async function beginningOf(
  kept: KeptSteps | null,
  read: (mask: Blob) => Promise<Uint8Array>,
): Promise<Beginning | null> {
  if (!kept) return null;
  if (kept.base === null) return EMPTY;
  try {
    const blob = blobOfDataUrl(kept.base);
    return { blob, url: kept.base, pixels: await read(blob) };
  } catch {
    return null;
  }
}
