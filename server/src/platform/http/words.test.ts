import { expect, it } from 'vitest';
import { sentenceFor } from './words.ts';

it.each([
  [{}, 'Your storage is full. Delete pictures to make room, or choose a plan with more storage.'],
  [{ used: '1' }, 'Your storage is full. Delete pictures to make room, or choose a plan with more storage.'],
  [
    { used: '1', limit: '10' },
    'Your storage is full: 1 of 10\u00A0GB are used. Delete pictures to make room, or choose a plan with more storage.',
  ],
])('a sentence never shows a gap that nobody could fill: %o', (values, sentence) => {
  expect(sentenceFor('en', 'storage_full', values)).toBe(sentence);
});
