import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderStatic } from '#test/render-static.ts';
import { SlideToCompare } from './SlideToCompare.tsx';

it.each([
  ['en', '50%'],
  ['fr', '50\u00A0%'],
] as const)('says in "%s" how far it is slid: %s', async (language, said) => {
  const picture = { src: '/room.webp', alt: '' };
  const labels = { before: 'B', after: 'A', control: 'C' };
  const slide = { before: picture, after: picture, width: 3, height: 2, labels };
  expect(await renderStatic(createElement(SlideToCompare, slide), language)).toContain(
    `aria-valuetext="${said}"`,
  );
});
