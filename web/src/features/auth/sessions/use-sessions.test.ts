import { expect, it } from 'vitest';
import { endEach } from './use-sessions.ts';

it('stops at the first that will not end, and tells which have ended', async () => {
  const asked: string[] = [];
  const end = (id: string) => {
    asked.push(id);
    return id === 'b' ? Promise.reject(new Error('no')) : Promise.resolve();
  };
  expect(await endEach(['a', 'b', 'c'], end)).toEqual(['a']);
  expect(asked).toEqual(['a', 'b']);
});

it('ends all, one after the other', async () => {
  let open = 0;
  let most = 0;
  const end = async () => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
  };
  expect(await endEach(['a', 'b', 'c'], end)).toEqual(['a', 'b', 'c']);
  expect(most).toBe(1);
});
