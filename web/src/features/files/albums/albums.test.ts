import type { HistoryItem } from '@maquette/contract';
import { expect, it } from 'vitest';
import { byAlbum, inAlbum } from './use-albums.ts';

const picture = (id: string, albumId?: string) => ({ id, ...(albumId && { albumId }) }) as HistoryItem;

it('pictures go back to where each of them was', () => {
  const groups = byAlbum([picture('1', 'salon'), picture('2'), picture('3', 'salon')]);
  const ids = [...groups].map(([album, those]) => [album, those.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['salon', ['1', '3']],
    [null, ['2']],
  ]);
});

it('a picture is in one album, or in none', () => {
  expect(inAlbum(picture('1', 'salon'), 'kitchen')).toEqual({ id: '1', albumId: 'kitchen' });
  expect(inAlbum(picture('1', 'salon'), null)).toEqual({ id: '1' });
});
