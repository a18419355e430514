import type { HistoryItem } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { PictureFacts } from './PictureFacts.tsx';

const picture = {
  ...{ id: '1', type: 'upload', name: 'Room.jpg', size: 2048, createdAt: '2026-02-03T04:05:06.000Z' },
  metadata: { width: 640, height: 480, mime: 'image/jpeg' },
} as HistoryItem;

const wordsFor = async (other: object, language: 'en' | 'fr' = 'en') =>
  textIn(await renderStatic(createElement(PictureFacts, { picture: { ...picture, ...other } }), language));

describe('what is known of a picture', () => {
  it.each(['', 'yesterday'])('says that a date is unavailable that is "%s"', async (createdAt) => {
    expect(await wordsFor({ createdAt })).toContain('Date unavailable');
  });

  it('tells no dimensions that nobody told', async () => {
    const words = await wordsFor({ metadata: { width: 0, height: 0, mime: '' } });
    expect(words).not.toContain('Dimensions');
    expect(await wordsFor({})).toContain('Dimensions');
  });

  it.each([
    ['en', 1, '1 byte'],
    ['en', 0, '0 bytes'],
    ['en', 2048, '2.00 KB'],
    ['fr', 0, '0\u00A0octet'],
    ['fr', 1, '1\u00A0octet'],
    ['fr', 2, '2\u00A0octets'],
  ] as const)('tells its size (%s): %i is %s', async (language, size, text) => {
    expect(await wordsFor({ size }, language)).toContain(text);
  });

  it.each([
    [1, '1\u00A0pixel sur 9 modifié hors de la partie retouchée'],
    [2, '2\u00A0pixels sur 9 modifiés hors de la partie retouchée'],
  ])('counts %i changed pixel in the plural only from two on', async (changedOutside, text) => {
    const metadata = { ...picture.metadata, changedOutside, outsidePixels: 9 };
    expect(await wordsFor({ metadata }, 'fr')).toContain(text);
  });

  it('tells what was sent to an outer engine, but not of our own, to which nothing is sent', async () => {
    const made = { type: 'inpaint_result', translatedPrompt: 'a green sofa' };
    const own = { ...picture.metadata, preview: true };
    expect(await wordsFor({ ...made, metadata: own })).not.toContain('a green sofa');
    expect(await wordsFor(made)).toContain('a green sofa');
  });
});
