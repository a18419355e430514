import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { linksIn, renderStatic } from '#test/render-static.ts';
import { MoreRooms } from '../pages/HomePage.tsx';
import { Hero } from './Hero.tsx';
import { ToolCards } from './ToolCards.tsx';

it('has one card for each of the four features', async () => {
  const html = await renderStatic(createElement(ToolCards));
  const four = ['/furniture-inpainting', '/search-replace', '/search-recolor', '/image-history'];
  expect(linksIn(html)).toEqual(expect.arrayContaining(four));
});

it('has cards for the tools that empty and furnish rooms, before the history', async () => {
  expect(linksIn(await renderStatic(createElement(ToolCards))).slice(-3)).toEqual([
    '/empty-room',
    '/furnish',
    '/image-history',
  ]);
});

it('shows pictures that exist, and every room after differs from the room before', async () => {
  const html = await renderStatic([
    createElement(Hero, { key: 'hero', isAuthenticated: false }),
    createElement(MoreRooms, { key: 'more' }),
  ]);
  const sources = [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, source = '']) => source);
  const bytesOf = (source: string) => readFileSync(new URL(`../../../public${source}`, import.meta.url));
  for (const room of ['living', 'bedroom', 'dining']) {
    const [before, after] = [`/samples/${room}-before.webp`, `/samples/${room}-after.webp`];
    expect(sources).toEqual(expect.arrayContaining([before, after]));
    expect(bytesOf(before).equals(bytesOf(after))).toBe(false);
  }
});
