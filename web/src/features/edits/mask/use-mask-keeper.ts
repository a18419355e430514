import type { HistoryItem } from '@maquette/contract';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import type { DraftMask, MaskEvent } from '../draft/draft.ts';
import { dataUrlOf, smallMask } from '../photo/data-url.ts';
import { isMaskEnough, isTooSmallMask } from '../preflight/MaskPreflight.tsx';
import { useSaveMask } from '../region/keep-region.ts';
import type { MaskHandle } from '../../mask-editor/index.ts';

interface KeeperInput {
  photo: HistoryItem;
  mask: DraftMask | null;
  dispatch: (event: MaskEvent) => void;
  /** The mask was finished by hand and is kept. */
  onDone: () => void;
}

/** How long painting rests before the mask is sent, in milliseconds: longer than the editor takes from one autosave to the next. */
const REST_MS = 1200;

export type MaskKeeper = ReturnType<typeof useMaskKeeper>;

/** Keeps what is painted: on this device at once, on the server once painting rests, and before anything is ordered. */
export function useMaskKeeper({ photo, mask, dispatch, onDone }: KeeperInput) {
  const { t } = useTranslation();
  const saveMask = useSaveMask();
  const handle = useRef<MaskHandle>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { opened, told } = useOpened(mask);
  // The version of the mask that the editor has read.
  const [readVersion, setReadVersion] = useState<number | null>(null);
  const { version } = opened;
  const ready = useCallback(() => setReadVersion(version), [version]);
  const sent = useSent(handle);

  const send = async (blob: Blob, picture: string): Promise<string> => {
    const turn = sent.begin();
    const { maskFilename } = await saveMask.mutateAsync({ mask: blob, fileId: photo.id });
    if (sent.isLast(turn)) {
      told(picture);
      dispatch({ type: 'mask-saved', filename: maskFilename, picture });
    }
    return maskFilename;
  };
  const autosave = async (blob: Blob | null) => {
    const turn = sent.forget();
    if (blob === null) {
      told(null);
      return dispatch({ type: 'mask-dropped' });
    }
    const picture = await dataUrlOf(blob);
    if (!sent.isLast(turn)) return undefined;
    told(picture);
    dispatch({ type: 'mask-painted', picture });
    sent.later(async () => {
      if (!(await isMaskEnough(blob))) return;
      await send(blob, picture);
      setFailure(null);
    });
  };
  const attempt = async (work: () => Promise<unknown>, message: (error: unknown) => string) => {
    setFailure(null);
    setIsSaving(true);
    try {
      await work();
    } catch (error) {
      setFailure(errorToMessage(error, t, message(error)));
    } finally {
      setIsSaving(false);
    }
  };
  const saveFailed = () => t('edits.mask.saveFailed');
  return {
    ...{ handle, opened, failure, isSaving, ready, isReady: readVersion === version },
    autosave: (blob: Blob | null) => void autosave(blob),
    /** The mask that was finished by hand: kept, and done with. */
    finish: (blob: Blob) =>
      attempt(async () => {
        if (await isTooSmallMask(blob)) return setFailure(t('edits.preflight.maskTooSmall'));
        await send(blob, await smallMask(blob));
        onDone();
      }, saveFailed),
    /** A mask that somebody has as a picture. */
    takeFile: (file: File) =>
      attempt(
        async () => {
          const given = blobOfDataUrl(await smallMask(file));
          sent.forget();
          const { maskFilename, url } = await saveMask.mutateAsync({ mask: given, fileId: photo.id });
          // What the server read in it: a painted-over photo comes back in black and white.
          const picture = await smallMask(await fetchPicture(url));
          dispatch({ type: 'mask-saved', filename: maskFilename, picture });
          onDone();
        },
        (error) => (error instanceof DOMException ? t('edits.upload.invalidType') : saveFailed()),
      ),
    skip: () => {
      sent.forget();
      dispatch({ type: 'mask-dropped' });
      onDone();
    },
    /** The name under which the server keeps the mask as it stands; null where nothing is marked. */
    settle: async (): Promise<string | null> => {
      if (mask?.filename && !sent.isBehind()) return mask.filename;
      const painted = sent.isBehind() ? await handle.current?.take() : null;
      const blob = painted ?? (mask && blobOfDataUrl(mask.picture));
      return blob ? send(blob, await dataUrlOf(blob)) : null;
    },
  };
}

interface Opened {
  /** Grows with every mask that did not come from the editor. */
  readonly version: number;
  /** What the editor begins with. */
  readonly mask: DraftMask | null;
  /** The picture that the editor has told last, or was given. */
  readonly known: string | null;
}

/** What the editor begins with: painting must not restart it, a mask from elsewhere must. */
function useOpened(mask: DraftMask | null) {
  const [opened, setOpened] = useState<Opened>({ version: 0, mask, known: mask?.picture ?? null });
  const picture = mask?.picture ?? null;
  if (picture !== opened.known) setOpened({ version: opened.version + 1, mask, known: picture });
  const blob = useMemo(
    () => (opened.mask === null ? null : blobOfDataUrl(opened.mask.picture)),
    [opened.mask],
  );
  return {
    opened: { version: opened.version, blob },
    told: (known: string | null) => setOpened((before) => ({ ...before, known })),
  };
}

/** Which state of the mask was sent last. */
function useSent(handle: RefObject<MaskHandle | null>) {
  const turns = useRef({ last: 0, revision: 0, timer: 0 });
  return useMemo(() => {
    const forget = () => {
      window.clearTimeout(turns.current.timer);
      return ++turns.current.last;
    };
    return {
      /** What was to be sent later is out of date. */
      forget,
      begin: () => {
        turns.current.revision = handle.current?.revision() ?? 0;
        return forget();
      },
      isLast: (turn: number) => turn === turns.current.last,
      /** Something was painted since. */
      isBehind: () => (handle.current?.revision() ?? turns.current.revision) !== turns.current.revision,
      later: (work: () => Promise<void>) => {
        // A failure is no news: ordering sends it again, and says what went wrong.
        turns.current.timer = window.setTimeout(() => void work().catch(() => undefined), REST_MS);
      },
    };
  }, [handle]);
}
