import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MaskSession } from './model/mask-session.ts';
import type { Pick } from './model/session-snapshot.ts';
import type { MaskRenderer } from './worker/mask-renderer.ts';

/** What is to be found in the photo, in pixels of the upright photo. At least one of the three says something. */
interface PickWish {
  readonly words: string;
  readonly points: { x: number; y: number; keep: boolean }[];
  /** Left, top, right, bottom. */
  readonly box: [number, number, number, number] | null;
}

/** Finds it: a mask of the photo's shape (white = found), or null when there is nothing. */
export type FindRegion = (wish: PickWish, signal: AbortSignal) => Promise<Blob | null>;

export type PickState =
  | { readonly kind: 'idle' | 'finding' | 'failed' }
  /** Of words that were given. */
  | { readonly kind: 'nothing'; readonly words: string };

interface PickOptions {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  readonly onPick: FindRegion;
}

const IDLE: PickState = { kind: 'idle' };

/** Has what is pointed at or named found, and paints it. The last wish wins; one that is replaced leaves no trace. */
export function usePick({ session, renderer, onPick }: PickOptions) {
  const [state, setState] = useState<PickState>(IDLE);
  const running = useRef<AbortController>(null);

  const find = async (wish: PickWish, erases: boolean) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const settle = (next: PickState) => {
      if (!signal.aborted) setState(next);
    };
    setState({ kind: 'finding' });
    try {
      const picture = await onPick(wish, signal);
      const { width, height } = session.document.mask;
      const pixels = picture && (await renderer.ask({ kind: 'read', picture, size: { width, height } }));
      if (signal.aborted) return;
      if (!pixels?.some((level) => level > 0)) return settle({ kind: 'nothing', words: wish.words });
      session.addRegion({ width, height, pixels }, erases);
      settle(IDLE);
    } catch {
      settle({ kind: 'failed' });
    }
  };
  const point = useEffectEvent(({ places, erases }: Pick) => void find(wishOf(places), erases));
  useEffect(() => session.findFor((pick) => point(pick)), [session]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    findWords: (words: string) => void find({ words, points: [], box: null }, false),
    cancel: () => {
      running.current?.abort();
      setState(IDLE);
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
