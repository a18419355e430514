import type { HistoryItem } from '@maquette/contract';
import { expect, it } from 'vitest';
import { inReadingOrder, type Upload, type UploadState } from './queue.ts';

const file = new File(['x'], 'room.jpg');
const upload = (id: string, state: UploadState): Upload => ({ id, file, albumId: null, state });

it('puts what was not taken before what is on its way, and what is done last', () => {
  const done = {
    kind: 'done',
    picture: { id: 'p' } as HistoryItem,
    isKnown: false,
    preparation: 'untouched',
  } as const;
  const uploads = [
    upload('done', done),
    upload('waiting', { kind: 'waiting' }),
    upload('sending', { kind: 'sending', fraction: 0.5 }),
    upload('refused', { kind: 'refused', reason: 'empty' }),
    upload('cancelled', { kind: 'cancelled' }),
    upload('preparing', { kind: 'preparing' }),
    upload('failed', { kind: 'failed', error: new Error('502'), canRetry: true }),
  ];
  expect(inReadingOrder(uploads).map(({ id }) => id)).toEqual([
    ...['refused', 'failed', 'sending', 'preparing', 'waiting', 'cancelled', 'done'],
  ]);
});
