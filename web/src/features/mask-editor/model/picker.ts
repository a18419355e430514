import type { MaskBuffer } from '../raster/mask-buffer.ts';
import type { MaskSession } from './mask-session.ts';
import type { Pick } from './session-snapshot.ts';

/** What is to be found in the photo, in pixels of the upright photo. At least one of the three says something. */
export interface PickWish {
  readonly words: string;
  readonly points: { x: number; y: number; keep: boolean }[];
  /** Left, top, right, bottom. */
  readonly box: [number, number, number, number] | null;
}

/** Something that may have been meant. */
export interface Reading {
  /** Of the photo's shape, white = found. */
  readonly mask: Blob;
  /** Share of the photo, 0 to 1. */
  readonly coverage: number;
}

export interface Found {
  /** What may have been meant, most likely first. */
  readonly readings: readonly Reading[];
  /** The first of them is likely enough to be marked unasked. */
  readonly isLikely: boolean;
  /** Likely or not, it may be another thing. */
  readonly isUnsure: boolean;
}

/** Finds it; null when there is nothing. */
export type FindRegion = (wish: PickWish, signal: AbortSignal) => Promise<Found | null>;

/** A reading that has been decoded. */
export interface ReadyReading {
  readonly region: MaskBuffer;
  readonly coverage: number;
}

export type PickState =
  | { readonly kind: 'idle' | 'finding' | 'failed' }
  /** Of words that were given. */
  | { readonly kind: 'nothing'; readonly words: string }
  /** Nothing is marked yet: a tap took much of the photo, or what was found is hardly what was meant. */
  | {
      readonly kind: 'asking';
      readonly isLarge: boolean;
      readonly readings: readonly ReadyReading[];
      readonly erases: boolean;
    }
  /** One of them is marked. */
  | {
      readonly kind: 'found';
      readonly isUnsure: boolean;
      readonly readings: readonly ReadyReading[];
      readonly taken: number;
      readonly erases: boolean;
      /** Of the mask: with the next change of it there is nothing to choose any more. */
      readonly revision: number;
    };

interface PickerPorts {
  readonly session: MaskSession;
  readonly find: FindRegion;
  /** The pixels of a mask at the size that is painted at. */
  readonly read: (picture: Blob) => Promise<Uint8Array<ArrayBuffer>>;
  readonly onState: (state: PickState) => void;
}

export interface Picker {
  findAt(pick: Pick): void;
  findWords(words: string): void;
  /** Marks one of the readings: the one asked about, or another in the place of the one that is marked. */
  take(index: number): void;
  /** Shows on the photo what a reading would mark; null = no longer. */
  show(index: number | null): void;
  /** Calls the search off, or puts its outcome away: nothing of it reaches the mask any more. */
  cancel(): void;
}

const IDLE: PickState = { kind: 'idle' };
/** A tap that takes more of the photo is asked about first. */
const MUCH = 1 / 3;

/** Has what is pointed at or named found, and paints it. The last wish wins; one that is replaced leaves no trace. */
export function createPicker({ session, find, read, onState }: PickerPorts): Picker {
  let state: PickState = IDLE;
  let running: AbortController | null = null;

  const enter = (next: PickState) => {
    state = next;
    onState(next);
  };
  const begin = async (wish: PickWish, erases: boolean) => {
    if (session.isFrozen) return;
    running?.abort();
    const { signal } = (running = new AbortController());
    session.offer(null);
    enter({ kind: 'finding' });
    try {
      const found = await find(wish, signal);
      const readings = await decode(found?.readings ?? []);
      if (signal.aborted) return;
      if (!found || readings.length === 0) return enter({ kind: 'nothing', words: wish.words });
      const isTap = wish.points.length > 0 && wish.box === null;
      const isLarge = isTap && !erases && (readings[0]?.coverage ?? 0) > MUCH;
      enter({ kind: 'asking', isLarge, readings, erases });
      if (found.isLikely && !isLarge) mark(0, found.isUnsure);
      else show(0);
    } catch {
      if (!signal.aborted) enter({ kind: 'failed' });
    }
  };
  const decode = async (readings: readonly Reading[]): Promise<ReadyReading[]> => {
    const { width, height } = session.document.mask;
    const decoded = await Promise.all(
      readings.map(async ({ mask, coverage }) => {
        const pixels = await read(mask);
        return { coverage, region: { width, height, pixels } };
      }),
    );
    return decoded.filter(({ region }) => region.pixels.some((level) => level > 0));
  };
  const show = (index: number | null) => {
    const readings = 'readings' in state ? state.readings : [];
    session.offer(index === null ? null : (readings[index]?.region ?? null));
  };
  const mark = (index: number, isUnsure: boolean) => {
    if (state.kind !== 'asking' && state.kind !== 'found') return;
    const { readings, erases } = state;
    const reading = readings[index];
    if (!reading || session.isFrozen) return;
    session.offer(null);
    session.addRegion(reading.region, erases);
    const { revision } = session.getSnapshot();
    enter({ kind: 'found', isUnsure, readings, taken: index, erases, revision });
  };

  return {
    findAt: ({ places, erases }) => void begin(wishOf(places), erases),
    findWords: (words) => void begin({ words, points: [], box: null }, false),
    show,
    take: (index) => {
      const isMarked = state.kind === 'found' && state.revision === session.getSnapshot().revision;
      if (isMarked) session.run({ type: 'undo' });
      if (isMarked || state.kind === 'asking') mark(index, false);
    },
    cancel: () => {
      running?.abort();
      session.offer(null);
      if (state.kind !== 'idle') enter(IDLE);
    },
  };
}

function wishOf([from, to]: Pick['places']): PickWish {
  if (!from) return { words: '', points: [], box: null };
  if (!to)
    return { words: '', points: [{ x: Math.round(from.x), y: Math.round(from.y), keep: true }], box: null };
  const [left, right] = [from.x, to.x].sort((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].sort((a, b) => a - b);
  const box = [left, top, right, bottom].map((side = 0) => Math.round(side));
  return { words: '', points: [], box: box as [number, number, number, number] };
}
