import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { TrashNote } from './TrashNote.tsx';

const wordsFor = async (count: number | null) =>
  textIn(await renderStatic(createElement(TrashNote, { count }))).join(' ');

it('does not offer to empty the trash where only a part of it is shown', async () => {
  expect(await wordsFor(null)).toContain('Pictures stay here for 30 days');
  expect(await wordsFor(null)).not.toContain('Empty the trash');
});

it('offers to empty the trash where the whole of it is shown', async () => {
  expect(await wordsFor(3)).toContain('Empty the trash');
});
