import type { HistoryItem } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { daysLeft, fileSize, photoNameOf, shortName, typeLabel, usePictureTitle } from './picture-words.ts';

describe('the size of a file', () => {
  it.each([
    [0, 'bytes', 0],
    [1023, 'bytes', 1023],
    [1024, 'kilobytes', 1],
    [1536, 'kilobytes', 1.5],
    [10_485_760, 'megabytes', 10],
    [1024 ** 3, 'gigabytes', 1],
    [1024 ** 4, 'gigabytes', 1024],
  ])('%i bytes is shown in %s as %d', (bytes, unit, value) => {
    expect(fileSize(bytes)).toEqual({ unit, value });
  });

  it('is never written as 1,024.00 of a unit that has a larger one', () => {
    expect(fileSize(1024 ** 3 - 1).unit).toBe('gigabytes');
    expect(fileSize(1024 ** 3 - 0.02 * 1024 ** 2).unit).toBe('megabytes');
  });
});

describe('the type of a picture', () => {
  it('is unknown when this version does not know it', () => {
    expect(typeLabel('hologram')).toBe('files.type.unknown');
  });

  it.each(['inpaint', 'inpaint_result', 'flux_kontext_pro', 'flux_kontext_pro_result'])(
    'shows %s as inpainting',
    (type) => expect(typeLabel(type)).toBe('tool.inpaint'),
  );
});

it.each([
  [{ prompt: 'a green velvet sofa' }, 'a green velvet sofa'],
  [{ prompt: 'sage green', recolorObject: 'wall', newColor: 'sage green' }, 'wall: sage green'],
  [{ metadata: { parameters: { mode: 'remove' } } }, 'Something removed'],
  [{ metadata: { parameters: { mode: 'remove', group: 'empty' } } }, 'Emptied room'],
  [{ metadata: { parameters: { room_type: 'bedroom' } } }, 'Furnished room'],
  [{ metadata: { parameters: { mode: 'replace', product_width: 70 } } }, 'Your own product'],
  [{ type: 'edited' }, 'result.png'],
])('a result is called by what was asked for: %j', async (changes, title) => {
  const picture = { type: 'inpaint_result', name: 'result.png', metadata: {}, ...changes } as HistoryItem;
  const Title = () => usePictureTitle()(picture);
  expect(textIn(await renderStatic(createElement(Title)))).toEqual([title]);
});

describe('the name of a photo', () => {
  it.each([
    ['room.jpg', 8, 'room.jpg'],
    ['IMG_20261102_140512_HDR.jpg', 20, 'IMG_20261…DR.jpg'],
    ['Living room towards the garden 0042.jpg', 20, 'Living room t…42.jpg'],
  ])('%s within the space of %i letters keeps its end: %s', (name, space, short) => {
    expect(shortName(name, space)).toBe(short);
  });

  it('stands under a picture made from it, unless that one is called the same', () => {
    const originalImage = { id: '1', url: '', name: 'room.jpg' };
    expect(photoNameOf({ name: 'inpainted-room.png', originalImage })).toBe('room.jpg');
    expect(photoNameOf({ name: 'room.jpg', originalImage })).toBeNull();
    expect(photoNameOf({ name: 'room.jpg' })).toBeNull();
  });
});

describe('a picture in the trash', () => {
  const deletedAt = '2026-03-01T12:00:00.000Z';
  const day = 86_400_000;
  const at = Date.parse(deletedAt);

  it.each([
    [0, 30],
    [1, 30],
    [day, 29],
    [29 * day + 1, 1],
    [30 * day, 0],
    [31 * day, 0],
  ])('%i ms after it came there has %i days left', (passed, days) => {
    expect(daysLeft(deletedAt, at + passed)).toBe(days);
  });
});
