import type { HistoryItem } from '@maquette/contract';
import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { PhotoRefused } from '../../../platform/photos/prepare-photo.ts';
import { makeUploads, type SentPhoto } from './make-uploads.ts';

const photo = (name: string) => ({ file: new File(['x'], name), refusal: null });

/** A queue whose server answers when the test says so. */
const stage = () => {
  const open = new Map<string, PromiseWithResolversOf<SentPhoto>>();
  const busy: boolean[] = [];
  const aborted: string[] = [];
  let arrived = 0;
  const queue = makeUploads({
    prepare: (file) =>
      file.name.endsWith('.txt')
        ? Promise.reject(new PhotoRefused('invalid-type'))
        : Promise.resolve({ file, preparation: 'untouched' }),
    send: (file, { signal }) => {
      const answer = withResolvers<SentPhoto>();
      open.set(file.name, answer);
      signal.addEventListener('abort', () => {
        aborted.push(file.name);
        answer.reject(signal.reason);
      });
      return answer.promise;
    },
    onArrived: () => (arrived += 1),
    onBusy: (isBusy) => busy.push(isBusy),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async (name: string, error?: unknown) => {
    const waiting = open.get(name)!;
    open.delete(name);
    if (error) waiting.reject(error);
    else waiting.resolve({ picture: { id: name } as HistoryItem, isKnown: false });
    await settled();
  };
  const states = () => queue.get().map(({ state }) => state.kind);
  return { queue, open, busy, aborted, answer, settled, states, arrivals: () => arrived };
};

interface PromiseWithResolversOf<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

const withResolvers = <T>(): PromiseWithResolversOf<T> => {
  const made = {} as PromiseWithResolversOf<T>;
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
};

it('refuses what is no photo and goes on with the next', async () => {
  const { queue, settled, states, open } = stage();
  queue.add([photo('notes.txt'), photo('a.jpg')]);
  await settled();
  expect(states()).toEqual(['refused', 'sending']);
  expect([...open.keys()]).toEqual(['a.jpg']);
});

it('sends three at once, each next one as soon as there is room, and says when it is idle', async () => {
  const { queue, open, answer, settled, states, busy, arrivals } = stage();
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await settled();
  expect([...open.keys()]).toEqual(['a', 'b', 'c']);
  await answer('b');
  expect([...open.keys()]).toEqual(['a', 'c', 'd']);
  for (const name of ['a', 'c', 'd']) await answer(name);
  expect(states()).toEqual(['done', 'done', 'done', 'done']);
  expect(arrivals()).toBe(4);
  expect(busy).toEqual([true, false]);
});

it('prepares one photo at a time, and none that was cancelled while it waited', async () => {
  const prepared: string[] = [];
  const first = withResolvers<void>();
  const queue = makeUploads({
    prepare: async (file) => {
      prepared.push(file.name);
      if (file.name === 'a') await first.promise;
      return { file, preparation: 'reduced' };
    },
    send: () => new Promise(() => undefined),
    onArrived: () => undefined,
    onBusy: () => undefined,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  queue.add(['a', 'b', 'c'].map(photo));
  await settled();
  expect(prepared).toEqual(['a']);
  queue.cancel(queue.get()[1]!.id);
  first.resolve();
  await settled();
  expect(prepared).toEqual(['a', 'c']);
});

it.each([
  ['a gateway fails', new ApiError({ status: 502, code: null, message: '' }), true],
  ['the storage is full', new ApiError({ status: 413, code: 'storage_full', message: '' }), true],
  ['too much was asked', new ApiError({ status: 429, code: 'rate_limited', message: '' }), true],
  ['the picture is refused', new ApiError({ status: 400, code: 'picture_unreadable', message: '' }), false],
])('when %s, trying again is offered: %s', async (_, error, mayRetry) => {
  const { queue, answer, settled, states } = stage();
  queue.add([photo('a')]);
  await settled();
  await answer('a', error);
  queue.retryAll();
  await settled();
  expect(states()).toEqual([mayRetry ? 'sending' : 'failed']);
});

it('stops the sending of what is cancelled; it can be sent anew', async () => {
  const { queue, open, answer, settled, states, aborted } = stage();
  queue.add([photo('a')]);
  await settled();
  queue.cancelAll();
  await settled();
  expect(aborted).toEqual(['a']);
  expect(states()).toEqual(['cancelled']);
  open.clear();
  queue.retry(queue.get()[0]!.id);
  await settled();
  await answer('a');
  expect(states()).toEqual(['done']);
});
