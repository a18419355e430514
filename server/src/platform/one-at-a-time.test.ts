import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work that is counted and ends when it is told to. */
const work = () => {
  const ends: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const start = () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject }));
  return { ends, start };
};

it('fails for all who asked meanwhile, and is tried anew for the next', async () => {
  const { ends, start } = work();
  const once = oneAtATime();
  const both = Promise.allSettled([once('a', start), once('a', start)]);
  ends[0]?.reject(new Error('no room'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = once('a', start);
  ends[1]?.resolve('done');
  expect([await next, ends.length]).toEqual(['done', 2]);
});

it('is done once for all who ask while it goes on, and by itself for another key', async () => {
  const { ends, start } = work();
  const once = oneAtATime();
  const all = Promise.all([once('a', start), once('a', start), once('b', start)]);
  ends[0]?.resolve('first');
  ends[1]?.resolve('second');
  expect([await all, ends.length]).toEqual([['first', 'first', 'second'], 2]);
});
