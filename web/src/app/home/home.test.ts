import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { linksIn, renderStatic } from '#test/render-static.ts';
import { MoreRooms } from '../pages/HomePage.tsx';
import { Hero } from './Hero.tsx';
import { ToolCards } from './ToolCards.tsx';

const cards = (isAuthenticated: boolean) => renderStatic(createElement(ToolCards, { isAuthenticated }));

it('has one card for each of the four features', async () => {
  const four = ['/furniture-inpainting', '/search-replace', '/search-recolor', '/image-history'];
  expect(linksIn(await cards(true))).toEqual(expect.arrayContaining(four));
});

it('has cards for the tools that empty and furnish rooms, before the history', async () => {
  expect(linksIn(await cards(true)).slice(-3)).toEqual(['/empty-room', '/furnish', '/image-history']);
});

it('opens for visitors what can be tried without an account, and sends them nowhere else but to registering', async () => {
  expect(linksIn(await cards(false))).toEqual([
    '/try?tool=inpainting&amp;sample=living',
    '/try?tool=replace&amp;sample=living',
    '/try?tool=recolor&amp;sample=dining',
    '/register',
    '/register',
    '/try#made',
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
