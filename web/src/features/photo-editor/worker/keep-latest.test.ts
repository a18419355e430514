import { describe, expect, it } from 'vitest';
import { keepLatest } from './keep-latest.ts';

/** Calls that the test answers one by one. */
function slow() {
  const answers: { resolve: (text: string) => void; reject: (reason: Error) => void }[] = [];
  const calls: string[] = [];
  const run = keepLatest((name: string) => {
    calls.push(name);
    return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }));
  });
  return { run, answers, calls };
}

describe('keeping the latest call', () => {
  it('goes on after a call that failed', async () => {
    const { run, answers } = slow();
    const first = run('first');
    const second = run('second');
    answers[0]?.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    answers[1]?.resolve('yes');
    expect(await second).toBe('yes');
  });

  it('answers null to those that came in between, and does not run them', async () => {
    const { run, answers, calls } = slow();
    const all = [run('a'), run('b'), run('c'), run('d')];
    answers[0]?.resolve('A');
    await all[0];
    answers[1]?.resolve('D');
    expect(await Promise.all(all)).toEqual(['A', null, null, 'D']);
    expect(calls).toEqual(['a', 'd']);
  });

  it('runs each of two calls that do not meet', async () => {
    const { run, answers } = slow();
    const first = run('first');
    answers[0]?.resolve('1');
    expect(await first).toBe('1');
    const second = run('second');
    answers[1]?.resolve('2');
    expect(await second).toBe('2');
  });
});
