import type { HistoryItem } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { photoNameOf, typeLabel, usePictureTitle } from './picture-title.ts';

describe('the type of a picture', () => {
  it('is unknown when this version does not know it', () => {
    expect(typeLabel('hologram')).toBe('files.type.unknown');
  });

  it.each(['inpaint', 'inpaint_result', 'flux_kontext_pro', 'flux_kontext_pro_result'])(
    'shows %s as inpainting',
    (type) => expect(typeLabel(type)).toBe('tool.inpaint'),
  );
});

const room = { id: '1', url: '', name: 'room.jpg' };

it.each([
  [{ prompt: 'a green velvet sofa' }, 'a green velvet sofa'],
  [{ prompt: 'sage green', recolorObject: 'wall', newColor: 'sage green' }, 'wall: sage green'],
  [{ metadata: { parameters: { mode: 'remove' } } }, 'Something removed'],
  [{ metadata: { parameters: { mode: 'remove', group: 'empty' } } }, 'Emptied room'],
  [{ metadata: { parameters: { room_type: 'bedroom' } } }, 'Furnished room'],
  [{ metadata: { parameters: { mode: 'replace', product_width: 70 } } }, 'Your own product'],
  [{ type: 'edited' }, 'result.png'],
  [{ type: 'edited', name: 'edited-image.jpg' }, 'Edited'],
  [{ type: 'edited', name: 'edited-image.jpg', originalImage: room }, 'room.jpg'],
  [
    { type: 'edited', name: 'edited-image.jpg', originalImage: { ...room, name: 'replaced-image.png' } },
    'Edited',
  ],
  [{ name: 'replaced-image.png', type: 'search-replace', originalImage: room }, 'room.jpg'],
])('a result is called by what was asked for: %j', async (changes, title) => {
  const picture = { type: 'inpaint_result', name: 'result.png', metadata: {}, ...changes } as HistoryItem;
  const Title = () => usePictureTitle()(picture);
  expect(textIn(await renderStatic(createElement(Title)))).toEqual([title]);
});

it('the name of a photo stands under a picture made from it, unless that one is called the same or by the product', () => {
  const originalImage = room;
  expect(photoNameOf({ name: 'inpainted-room.png', originalImage })).toBe('room.jpg');
  expect(photoNameOf({ name: 'room.jpg', originalImage })).toBeNull();
  expect(photoNameOf({ name: 'room.jpg' })).toBeNull();
  const made = { ...room, name: 'replaced-image.png' };
  expect(photoNameOf({ name: 'inpainted-room.png', originalImage: made })).toBeNull();
});
