import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { editsEn } from './en.ts';
import { editsFr } from './fr.ts';

function wordsIn(words: Record<keyof typeof editsEn, string>) {
  return ((key: keyof typeof editsEn) => words[key]) as unknown as TFunction;
}

describe('a failure of inpainting', () => {
  it.each([
    [
      'edits.mask.saveFailed',
      'Failed to save mask. Please try again.',
      'Le masque n’a pas pu être enregistré. Veuillez réessayer.',
    ],
    [
      'edits.generate.failedToStart',
      'Failed to start image generation.',
      'La création de l’image n’a pas pu commencer.',
    ],
    ['edits.generate.failed', 'Image generation failed.', 'La création de l’image a échoué.'],
  ] as const)('"%s" stands where the answer says nothing, in both languages', (key, english, french) => {
    const silent = new ApiError({ status: 500, code: null, message: 'HTTP 500' });
    for (const [words, sentence] of [
      [editsEn, english],
      [editsFr, french],
    ] as const) {
      const t = wordsIn(words);
      expect(errorToMessage(silent, t, t(key))).toBe(sentence);
      expect(errorToMessage(new Error('fault of our own'), t, t(key))).toBe(sentence);
    }
  });
});
