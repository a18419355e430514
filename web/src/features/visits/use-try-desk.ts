import type { Edit } from '@maquette/contract';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { deedOf } from '../../platform/photos/download-name.ts';
import { PhotoRefused, preparePhoto } from '../../platform/photos/prepare-photo.ts';
import {
  isUnheard,
  keepOrder,
  keyFor,
  questionIn,
  refusalOf,
  type TryOrder,
  type TryPhoto,
  type TrySent,
  useTry,
} from './use-try.ts';
import { sampleAddress, type SampleRoom, sampleSize } from '../../platform/photos/sample-rooms.ts';
import { fetchKeptWork, forgetWork, type KeptWork } from './kept-work.ts';
import {
  maskOf,
  noTryWords,
  READY_SEED,
  type ReadyWish,
  type TryTool,
  type TryWords,
  wordsOf,
} from './wishes.ts';

/** A picture on the stage, beside what it was made of. */
export interface Shown {
  readonly before: string;
  readonly after: string;
  /** The photo that it all began with, by its name, and what was done to it. */
  readonly photo: string;
  readonly deed: string;
  readonly width: number;
  readonly height: number;
}

interface Desk {
  tool: TryTool;
  sample: SampleRoom | null;
  onTool: (tool: TryTool) => void;
  /** A photo of one's own takes the place of a sample room. */
  onOwnPhoto: () => void;
}

const KEEP_AFTER_MS = 400;

function samplePhoto(sample: SampleRoom, t: TFunction): TryPhoto {
  return { sample, name: t(`app.home.${sample}`), file: null, url: sampleAddress(sample), ...sampleSize };
}

async function ownPhoto(chosen: File): Promise<TryPhoto> {
  const { file } = await preparePhoto(chosen);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PhotoRefused('unreadable');
  });
  const { width, height } = bitmap;
  bitmap.close();
  return { sample: null, name: chosen.name, file, url: URL.createObjectURL(file), width, height };
}

/** Everything that lies on the desk of somebody who tries: photo, mark, words, what came of them and what went wrong. */
export function useTryDesk({ tool, sample, onTool, onOwnPhoto }: Desk) {
  const { t } = useTranslation();
  const [photo, setPhoto] = useState<TryPhoto>(() => samplePhoto(sample ?? 'bedroom', t));
  const [words, setWords] = useState<TryWords>(noTryWords);
  const [mask, setMask] = useState<Blob | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [photoFailure, setPhotoFailure] = useState<string | null>(null);
  const { attempt, sent, make, stop } = useOrdering(setShown);

  const take = (next: TryPhoto) => {
    setPhoto(next);
    setMask(null);
    setShown(null);
    setPhotoFailure(null);
    attempt.reset();
  };
  const choose = async (file: File) => {
    try {
      take(await ownPhoto(file));
      onOwnPhoto();
    } catch (error) {
      const reason = error instanceof PhotoRefused ? error.reason : 'unreadable';
      setPhotoFailure(t(reason === 'heic' ? 'app.photo.heic' : `visits.photo.${reason}`));
    }
  };
  const restore = useEffectEvent(async (work: KeptWork | null) => {
    if (!work) return;
    const { photo: kept, tool: of, sent: before } = work;
    const isElsewhere = words !== noTryWords || (sample !== null && kept !== sample);
    // What is on its way is gone on with, whatever else one came for.
    if (isElsewhere && !before) return;
    const on = typeof kept === 'string' ? samplePhoto(kept, t) : await ownPhoto(kept);
    setPhoto(on);
    setWords(work.words);
    setMask(work.mask);
    if (of !== tool) onTool(of);
    if (!before) return;
    const { key, ...how } = before;
    await make({ tool: of, photo: on, words: work.words, mask: work.mask, ...how }, key);
  });
  useEffect(() => {
    let isLeft = false;
    void fetchKeptWork().then((work) => void (isLeft || restore(work)));
    return () => {
      isLeft = true;
    };
  }, []);
  const wish = async (ready: ReadyWish) => {
    const { tool: of } = ready;
    const chosen = wordsOf(ready, t);
    setWords(chosen);
    const marked = await maskOf(ready).catch(() => null);
    setMask(marked);
    if (of !== tool) onTool(of);
    await make({ tool: of, photo, words: chosen, mask: marked, seed: READY_SEED });
  };
  const { error, isPending, variables } = attempt;
  const question = isPending ? null : questionIn(error);
  const isOver = error instanceof ApiError && error.code === 'guest_limit_reached';
  const order: TryOrder = { tool, photo, words, mask };

  useKeptWork({ order, sent, isMade: shown !== null });
  return {
    ...{ photo, words, mask: order.mask, shown, photoFailure, isPending, question },
    failure: error === null || isPending || question || isOver ? null : refusalOf(error, t),
    /** What is marked belongs to what was named when it was marked. */
    setWords: (next: TryWords) => {
      if (next.find !== words.find) setMask(null);
      setWords(next);
    },
    setMask,
    chooseSample: (name: SampleRoom) => take(samplePhoto(name, t)),
    choose,
    wish,
    make: () => make(order),
    agree: () =>
      variables && make({ ...variables.order, agreed: question?.kind === 'region' ? 'guess' : 'stand-in' }),
    dismiss: () => attempt.reset(),
    stop,
    /** Puts something that was made before on the stage. */
    show: (edit: Edit) => {
      const seen = seenOf(edit, t);
      if (seen === null) return;
      setShown(seen);
      window.scrollTo({ top: 0 });
    },
    back: () => setShown(null),
    refusePick: (): Promise<null> =>
      Promise.reject(
        new ApiError({ status: 401, code: null, isSaid: true, message: t('visits.pickNeedsAccount') }),
      ),
  };
}

/** Makes what is ordered, one after the other, and remembers what is on its way. */
function useOrdering(show: (shown: Shown | null) => void) {
  const { t } = useTranslation();
  const running = useRef<AbortController | null>(null);
  const [sent, setSent] = useState<TrySent | null>(null);
  const attempt = useTry();
  useEffect(() => () => running.current?.abort(), []);

  const make = async (order: TryOrder, key = keyFor(order, sent)) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    show(null);
    setSent({ order, key });
    try {
      const url = await attempt.mutateAsync({ order, key, signal });
      if (signal.aborted) return;
      show(shownOf(order, url, t));
      setSent(null);
    } catch (error) {
      // Told by `failure` and `question`.
      if (!signal.aborted && !isUnheard(error)) setSent(null);
    }
  };
  /** Waits no longer: what is made none the less lies with what was made. */
  const stop = () => {
    running.current?.abort();
    attempt.reset();
    setSent(null);
  };
  return { attempt, sent, make, stop };
}

/** What has just been made. */
function shownOf({ tool, words: { find, prompt }, photo }: TryOrder, after: string, t: TFunction): Shown {
  const { url, name, width, height } = photo;
  const recoloured = tool === 'recolor' && { recolorObject: find };
  const deed = deedOf({ type: 'inpaint_result', prompt, ...recoloured, metadata: {} }, t);
  return { before: url, after, photo: name, deed, width, height };
}

/** What was made before; null where it has gone. */
function seenOf({ source, files: [result] }: Edit, t: TFunction): Shown | null {
  if (!result || !source) return null;
  const { width, height } = result.metadata;
  return {
    ...{ before: source.url, after: result.url },
    ...{ photo: source.name, deed: deedOf(result, t), width, height },
  };
}

export type TryDesk = ReturnType<typeof useTryDesk>;

interface Kept {
  order: TryOrder;
  /** What is on its way, or was when nobody answered any more. */
  sent: TrySent | null;
  isMade: boolean;
}

/** Keeps what stands on the desk on this device: registering finds it again, with the photo as large as it is. */
function useKeptWork({ order, sent, isMade }: Kept): void {
  const { tool, photo, words, mask } = order;
  const isBegun = photo.file !== null || words.find.trim() !== '' || words.prompt.trim() !== '';
  const hadBegun = useRef(false);
  const keep = useEffectEvent(async () => {
    // What an earlier visit left is not lost by only looking in again.
    hadBegun.current ||= isBegun;
    if (!hadBegun.current) return;
    // What was made of a room that ships comes along by itself; a photo of one's own only as small as it was sent.
    if (!isBegun || (isMade && photo.file === null)) return forgetWork();
    await keepOrder(order, sent);
  });
  useEffect(() => {
    const timer = setTimeout(() => void keep(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [tool, photo, words, mask, sent, isMade, isBegun]);
  useEffect(() => () => void keep(), []);
}
