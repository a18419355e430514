import { expect, it } from 'vitest';
import { toastEntry, type ToastEntry, withToast } from './ToastProvider.tsx';

const after = (...toasts: ToastEntry[]): string[] =>
  toasts.reduce<ToastEntry[]>(withToast, []).map(({ id }) => id);

it('never piles up what says the same', () => {
  const same = { type: 'success', message: 'The picture is back.' } as const;
  expect(after({ ...same, id: 'a' }, { id: 'b', message: 'Saved' }, { ...same, id: 'c' })).toEqual([
    'b',
    'c',
  ]);
});

it('keeps what differs in its words, its urgency or what it takes back', () => {
  const message = 'Image deleted successfully';
  const action = { label: 'Undo', onAct: () => undefined };
  expect(
    after({ id: 'a', message, action }, { id: 'b', message, action }, { id: 'c', message, type: 'error' }),
  ).toEqual(['a', 'b', 'c']);
});

it('gives every toast an id of its own and keeps its type and message', () => {
  const said = { type: 'warning', message: 'Storage is nearly full' } as const;
  const [first, second] = [toastEntry(said, 1), toastEntry(said, 2)];
  expect(first).toEqual({ ...said, id: expect.stringMatching(/./) });
  expect(second.id).not.toBe(first.id);
});
