import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAnew } from './read-anew.ts';

it('does not let a first answer stand that was asked for before the change', async () => {
  const answers: ((balance: number) => void)[] = [];
  const queries = new QueryClient();
  const shown = new QueryObserver(queries, {
    queryKey: ['balance'],
    queryFn: () => new Promise<number>((answer) => answers.push(answer)),
  });
  const close = shown.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  const isRead = readAnew(queries, ['balance']);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(110);
  answers[0]!(10);
  await isRead;
  expect(shown.getCurrentResult().data).toBe(110);
  close();
});

it('keeps what is known on show until it is read', async () => {
  const queries = new QueryClient();
  const seen: unknown[] = [];
  let balance = 10;
  const shown = new QueryObserver(queries, { queryKey: ['balance'], queryFn: () => balance });
  const close = shown.subscribe(({ data }) => seen.push(data));
  await expect.poll(() => shown.getCurrentResult().data).toBe(10);
  balance = 110;
  seen.length = 0;
  await readAnew(queries, ['balance']);
  expect(new Set(seen)).toEqual(new Set([10, 110]));
  close();
});
