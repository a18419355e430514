import type { HistoryItem } from '@maquette/contract';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { filesEn } from '../messages/en.ts';
import { filesFr } from '../messages/fr.ts';
import { archiveName, deedOf, downloadName, photoNameOf } from '../../../platform/photos/download-name.ts';

const wordsOf = (messages: Record<string, string>) =>
  ((key: string, gaps: Record<string, string> = {}) =>
    (messages[key] ?? key).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, gap: string) => gaps[gap] ?? '',
    )) as unknown as TFunction;
const [english, french] = [wordsOf(filesEn), wordsOf(filesFr)];

const picture = (changes: Partial<HistoryItem>): HistoryItem => ({
  ...{ id: 'p', type: 'inpaint_result', url: '', name: 'inpainted-room.png', size: 1, isStarred: false },
  ...{ createdAt: '', created_at: '', metadata: { width: 1, height: 1, mime: 'image/png' } },
  ...changes,
});
const made = (metadata: Partial<HistoryItem['metadata']>): HistoryItem['metadata'] => ({
  ...{ width: 1, height: 1, mime: 'image/png' },
  ...metadata,
});

describe('the name under which a picture is saved', () => {
  it.each([
    ['../../etc/passwd', 'a\\b:c*d?"e<f>g|h', 'etc passwd - a b c d e f g h.jpg'],
    ['con.png', '', 'con_.jpg'],
    ['  .png', '', 'photo.jpg'],
    ['sal\u202Eon\u0000.jpg', '\n', 'sal on.jpg'],
  ])('holds nothing that a system would stumble over: %j, %j', (photo, deed, name) => {
    expect(downloadName({ photo, deed, format: 'jpeg' })).toBe(name);
  });

  it('is bounded, and cut between words', () => {
    const words = 'a very long wish that somebody typed on a long evening by the sea';
    const name = downloadName({ photo: '写'.repeat(400), deed: words, format: 'webp' });
    expect(name).toBe(`${'写'.repeat(36)} - a very long wish that somebody typed on a.webp`);
    expect(Buffer.byteLength(name)).toBeLessThan(256);
  });

  it.each([
    ['jpeg', 'salon - canapé vert.jpg'],
    ['png', 'salon - canapé vert.png'],
    ['webp', 'salon - canapé vert.webp'],
  ] as const)('is the photo’s own with what was done, and the ending of the format: %s', (format, name) => {
    expect(
      downloadName({
        photo: 'salon.HEIC',
        deed: 'cane\u0301pé vert'.replace('cane\u0301pé', 'canape\u0301'),
        format,
      }),
    ).toBe(name);
  });

  it('has the name of the first photo, however many pictures lie between', () => {
    const original = (id: string) => ({ id, url: '', name: `${id}.png` });
    const second = picture({ id: 'b', originalImageId: 'a', originalImage: original('a') });
    const third = picture({ id: 'c', originalImageId: 'b', originalImage: original('b') });
    expect(photoNameOf(third, [picture({ id: 'a', name: 'salon.jpg' }), second, third])).toBe('salon.jpg');
    expect(photoNameOf(third, []), 'what is known of it').toBe('b.png');
    expect(photoNameOf(picture({ name: 'salon.jpg' }), [])).toBe('salon.jpg');
  });
});

describe('what was done, in a file name', () => {
  it.each<[string, Partial<HistoryItem>, string, string]>([
    ['nothing', { type: 'upload', prompt: 'ignored' }, '', ''],
    ['the photo editor', { type: 'edited' }, 'edited', 'retouchée'],
    ['a wish as typed', { prompt: 'Un canapé vert' }, 'canapé vert', 'canapé vert'],
    ['an elision', { prompt: 'L’armoire' }, 'armoire', 'armoire'],
    ['no article in a word', { prompt: 'Lamp' }, 'Lamp', 'Lamp'],
    ['a colour', { recolorObject: 'the sofa', prompt: 'green' }, 'green sofa', 'sofa green'],
    [
      'a long colour',
      { recolorObject: 'sofa', prompt: 'as green as moss' },
      'sofa, as green as moss',
      'sofa, as green as moss',
    ],
    [
      'clearing',
      { metadata: made({ parameters: { group: 'empty', mode: 'remove' } }) },
      'emptied',
      'pièce vidée',
    ],
    [
      'an unnamed removal',
      { metadata: made({ parameters: { mode: 'remove' } }) },
      'part removed',
      'partie enlevée',
    ],
    [
      'a named removal',
      {
        prompt: 'remove the sofa',
        metadata: made({
          understood: { action: 'remove', things: [{ kind: 'sofa', name: 'canapé', words: 'sofa' }] },
        }),
      },
      'without canapé',
      'sans canapé',
    ],
    ['a product', {}, 'own product', 'produit personnel'],
  ])('tells %s', (_what, changes, inEnglish, inFrench) => {
    expect(deedOf(picture(changes), english)).toBe(inEnglish);
    expect(deedOf(picture(changes), french)).toBe(inFrench);
  });
});

it.each([
  ['Salon: 1er étage', 'Salon 1er étage.zip'],
  ['con', 'con_.zip'],
  ['/', 'maquette.zip'],
])('several pictures of the room “%s” are saved as %s', (room, name) => {
  expect(archiveName(room)).toBe(name);
});
