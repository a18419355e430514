import type { HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { canRetry, countUploads, nextUploads, toStart, type Upload, type UploadEvent } from './queue.ts';

const file = new File(['x'], 'room.jpg');
const added = (...ids: string[]): UploadEvent => ({
  type: 'added',
  uploads: ids.map((id) => ({ id, file, refusal: null, albumId: null })),
});
const after = (...events: UploadEvent[]): readonly Upload[] =>
  events.reduce(nextUploads, [] as readonly Upload[]);
const started = (id: string): UploadEvent => ({ type: 'started', id });
const done = (id: string, pictureId = id): UploadEvent => ({
  type: 'settled',
  id,
  state: {
    kind: 'done',
    picture: { id: pictureId } as HistoryItem,
    isKnown: false,
    preparation: 'untouched',
  },
});
const failed = (id: string, mayRetry: boolean): UploadEvent => ({
  type: 'settled',
  id,
  state: { kind: 'failed', error: new Error('502'), canRetry: mayRetry },
});
const kinds = (uploads: readonly Upload[]) => uploads.map(({ state }) => state.kind);
const startable = (uploads: readonly Upload[]) => toStart(uploads).map(({ id }) => id);

describe('the queue of uploads', () => {
  it('never begins with a file that is refused before it is opened', () => {
    const refused = { id: 'a', file, refusal: 'empty', albumId: null } as const;
    const uploads = after({ type: 'added', uploads: [refused] });
    expect(uploads[0]?.state).toEqual({ kind: 'refused', reason: 'empty' });
    expect(startable(uploads)).toEqual([]);
    expect(uploads.some(canRetry)).toBe(false);
  });

  it('has three on their way at once, in the order in which they were added', () => {
    const uploads = after(added('a', 'b', 'c', 'd'), started('a'), started('b'));
    expect(startable(uploads)).toEqual(['c']);
    expect(startable(nextUploads(uploads, started('c')))).toEqual([]);
    expect(startable([started('c'), done('a')].reduce(nextUploads, uploads))).toEqual(['d']);
  });

  it('does not hear news of an upload that was cancelled', () => {
    const cancelled = after(added('a'), started('a'), { type: 'cancelled', id: 'a' });
    expect(kinds([done('a'), failed('a', true)].reduce(nextUploads, cancelled))).toEqual(['cancelled']);
    expect(kinds(nextUploads(cancelled, { type: 'progressed', id: 'a', fraction: 1 }))).toEqual([
      'cancelled',
    ]);
  });

  it('does not cancel what is there already, nor try again what would be refused again', () => {
    const ended = after(added('a', 'b'), started('a'), started('b'), done('a'), failed('b', false));
    expect(kinds(nextUploads(ended, { type: 'cancelled', id: 'a' }))).toEqual(['done', 'failed']);
    expect(kinds(nextUploads(ended, { type: 'retried', id: 'b' }))).toEqual(['done', 'failed']);
  });

  it('lets what was cancelled or failed on the way wait again', () => {
    const ended = after(added('a', 'b'), started('a'), failed('a', true), { type: 'cancelled', id: 'b' });
    const again = (['a', 'b'] as const).reduce(
      (uploads, id) => nextUploads(uploads, { type: 'retried', id }),
      ended,
    );
    expect(startable(again)).toEqual(['a', 'b']);
  });

  it('tells of the same photo twice that the second was there already', () => {
    const uploads = after(added('a', 'b'), started('a'), started('b'), done('a', 'p'), done('b', 'p'));
    expect(uploads.map(({ state }) => state.kind === 'done' && state.isKnown)).toEqual([false, true]);
  });

  it('forgets what has ended and nothing else, and counts', () => {
    const uploads = after(added('a', 'b', 'c'), started('a'), started('b'), done('a'), failed('b', true));
    expect(countUploads(uploads)).toEqual({ all: 3, done: 1, open: 1, missed: 1 });
    expect(nextUploads(uploads, { type: 'cleared' }).map(({ id }) => id)).toEqual(['c']);
  });
});
