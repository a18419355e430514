import type { HistoryItem } from '@maquette/contract';
import type { Preparation } from '../../../platform/photos/prepare-photo.ts';

/** Why a file was not sent at all. */
export type Refusal = 'invalid-type' | 'too-large' | 'empty' | 'unreadable' | 'heic';

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'preparing' }
  /** Part of the bytes that has left, 0 to 1. */
  | { readonly kind: 'sending'; readonly fraction: number }
  | {
      readonly kind: 'done';
      readonly picture: HistoryItem;
      /** It was in the history before. */
      readonly isKnown: boolean;
      readonly preparation: Preparation;
    }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'failed'; readonly error: unknown; readonly canRetry: boolean }
  | { readonly kind: 'cancelled' };

export interface Upload {
  readonly id: string;
  readonly file: File;
  /** The album it goes into. */
  readonly albumId: string | null;
  readonly state: UploadState;
}

interface Added extends Pick<Upload, 'id' | 'file' | 'albumId'> {
  readonly refusal: Refusal | null;
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly Added[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; fraction: number }
  | { type: 'settled'; id: string; state: Extract<UploadState, { kind: 'done' | 'refused' | 'failed' }> }
  | { type: 'cancelled'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'cleared' };

/** Uploads at the same time: more would slow each other down. */
const AT_ONCE = 3;

function isWaiting({ state }: Upload): boolean {
  return state.kind === 'waiting';
}

function isRunning({ state }: Upload): boolean {
  return state.kind === 'preparing' || state.kind === 'sending';
}

/** Something is still to come of it by itself. */
export function isOpen(upload: Upload): boolean {
  return isWaiting(upload) || isRunning(upload);
}

export function canRetry({ state }: Upload): boolean {
  return state.kind === 'cancelled' || (state.kind === 'failed' && state.canRetry);
}

/** Those that begin now, in the order in which they were added. */
export function toStart(uploads: readonly Upload[]): Upload[] {
  const places = AT_ONCE - uploads.filter(isRunning).length;
  return uploads.filter(isWaiting).slice(0, Math.max(0, places));
}

function first(refusal: Refusal | null): UploadState {
  return refusal === null ? { kind: 'waiting' } : { kind: 'refused', reason: refusal };
}

/** What the queue becomes. News of an upload that has been cancelled meanwhile is too late. */
export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [
        ...uploads,
        ...event.uploads.map(({ refusal, ...upload }) => ({ ...upload, state: first(refusal) })),
      ];
    case 'cleared':
      return uploads.filter(isOpen);
    case 'started':
      return uploads.map(ifSo(event.id, isWaiting, { kind: 'preparing' }));
    case 'progressed':
      return uploads.map(ifSo(event.id, isRunning, { kind: 'sending', fraction: event.fraction }));
    case 'settled':
      return uploads.map(ifSo(event.id, isRunning, settledAmong(uploads, event.state)));
    case 'cancelled':
      return uploads.map(ifSo(event.id, isOpen, { kind: 'cancelled' }));
    case 'retried':
      return uploads.map(ifSo(event.id, canRetry, { kind: 'waiting' }));
  }
}

function ifSo(id: string, may: (upload: Upload) => boolean, state: UploadState) {
  return (upload: Upload): Upload => (upload.id === id && may(upload) ? { ...upload, state } : upload);
}

/** The same photo twice in the queue is one picture: the second was there already. */
function settledAmong(uploads: readonly Upload[], state: UploadState): UploadState {
  if (state.kind !== 'done') return state;
  const isTwin = uploads.some(
    (other) => other.state.kind === 'done' && other.state.picture.id === state.picture.id,
  );
  return { ...state, isKnown: state.isKnown || isTwin };
}

interface UploadCounts {
  readonly all: number;
  readonly done: number;
  readonly open: number;
  /** Refused or failed. */
  readonly missed: number;
}

export function countUploads(uploads: readonly Upload[]): UploadCounts {
  const count = (...kinds: UploadState['kind'][]) =>
    uploads.filter(({ state }) => kinds.includes(state.kind)).length;
  return {
    all: uploads.length,
    done: count('done'),
    open: uploads.filter(isOpen).length,
    missed: count('refused', 'failed'),
  };
}

const ranks: Readonly<Record<UploadState['kind'], number>> = {
  refused: 0,
  failed: 0,
  preparing: 1,
  sending: 1,
  waiting: 2,
  cancelled: 3,
  done: 4,
};

/**
 * Uploads as they are read: first what was not taken and why, then what is on its way, last what is done; each in the
 * order in which they were added. In a long list nobody would look for the reasons at its end.
 */
export function inReadingOrder(uploads: readonly Upload[]): Upload[] {
  return uploads.toSorted((one, other) => ranks[one.state.kind] - ranks[other.state.kind]);
}
