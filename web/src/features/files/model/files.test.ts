import type { HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { downloadName } from './download-name.ts';
import { fileSize } from './file-size.ts';
import { typeLabel } from './type-label.ts';

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
});

describe('the type of a picture', () => {
  it('is unknown when this version does not know it', () => {
    expect(typeLabel('hologram')).toBe('files.type.unknown');
  });

  it.each(['inpaint', 'inpaint_result', 'flux_kontext_pro', 'flux_kontext_pro_result'])(
    'shows %s as inpainting',
    (type) => expect(typeLabel(type)).toBe('files.type.inpaint'),
  );
});

describe('the name under which a picture is saved', () => {
  const picture = { type: 'upload', name: 'my room.HEIC', metadata: { mime: 'image/jpeg' } } as HistoryItem;

  it('has the ending of what is in the file, not of what it was called', () => {
    expect(downloadName(picture)).toBe('my room.jpg');
    expect(downloadName({ ...picture, name: '.png' })).toBe('picture.jpg');
  });

  it('is the specified one for an inpainted room', () => {
    expect(downloadName({ ...picture, type: 'inpaint_result' })).toBe('inpainted-room.png');
  });
});
