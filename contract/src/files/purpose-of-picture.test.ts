import { expect, it } from 'vitest';
import type { HistoryItem } from './history-item.ts';
import { purposeOfPicture } from './purpose-of-picture.ts';

it.each([
  ['upload', {}, {}, null],
  ['edited', {}, {}, null],
  ['hologram', {}, {}, null],
  ['inpaint_result', {}, {}, 'inpainting'],
  ['inpaint_result', {}, { group: 'declutter' }, 'clearing'],
  ['inpaint_result', {}, { room_type: 'bedroom' }, 'furnishing'],
  ['flux_kontext_pro_result', { searchPrompt: 'sofa' }, {}, 'replace'],
  ['search-recolor', { searchPrompt: 'wall', recolorObject: 'wall' }, {}, 'recolor'],
])('a picture kept as %s with %j and %j was made for %s', (type, words, parameters, purpose) => {
  const kept = { type, ...words, metadata: { width: 1, height: 1, mime: 'image/png', parameters } };
  expect(purposeOfPicture(kept as unknown as HistoryItem)).toBe(purpose);
});
