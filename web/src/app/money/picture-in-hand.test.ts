import { expect, it } from 'vitest';
import { toolAddress } from './picture-in-hand.ts';

it.each([
  '',
  '/',
  '/profile',
  '/furniture-inpainting-else',
  '//search-replace/x',
  'https://x.example/search-replace',
])('the way back from a checkout never leads to “%s”', (address) => {
  expect(toolAddress(address)).toBeNull();
});

it.each(['/furniture-inpainting/generate', '/search-replace', '/search-recolor/result'])(
  'the way back from a checkout leads to %s',
  (address) => {
    expect(toolAddress(address)).toBe(address);
  },
);
