import { describe, expect, it } from 'vitest';
import { pictureKind } from './picture-kind.ts';
import { exportName, isTooLargeToSave, saveForm, smallerForm } from './save-plan.ts';

describe('what a file is', () => {
  const head = (...bytes: number[]) => Uint8Array.from([...bytes, ...Array<number>(12).fill(0)]);

  it('is none of ours when its first bytes are others', () => {
    expect(pictureKind(head(0x47, 0x49, 0x46, 0x38))).toBeNull();
    expect(pictureKind(new Uint8Array())).toBeNull();
    expect(pictureKind(new TextEncoder().encode('RIFF....WAVEfmt '))).toBeNull();
  });

  it('is told by its first bytes', () => {
    expect(pictureKind(head(0xff, 0xd8, 0xff, 0xe1))).toBe('image/jpeg');
    expect(pictureKind(head(0x89, 0x50, 0x4e, 0x47))).toBe('image/png');
    expect(pictureKind(new TextEncoder().encode('RIFF....WEBPVP8 '))).toBe('image/webp');
  });
});

describe('how a picture is saved', () => {
  it('is never below quality 92', () => {
    expect(saveForm('image/jpeg', 40)).toEqual({ format: 'jpeg', quality: 92 });
    expect(saveForm('image/webp', 97)).toEqual({ format: 'webp', quality: 97 });
  });

  it('has nothing smaller left to try after JPEG at 92, or WebP where there is transparency', () => {
    expect(smallerForm({ format: 'jpeg', quality: 92 }, false)).toBeNull();
    expect(smallerForm({ format: 'webp', quality: 92 }, true)).toBeNull();
  });

  it('becomes JPEG when it is too large, WebP when it would lose its transparency', () => {
    expect(smallerForm({ format: 'png', quality: 92 }, false)).toEqual({ format: 'jpeg', quality: 92 });
    expect(smallerForm({ format: 'png', quality: 92 }, true)).toEqual({ format: 'webp', quality: 92 });
    expect(smallerForm({ format: 'jpeg', quality: 99 }, false)).toEqual({ format: 'jpeg', quality: 92 });
  });

  it('is too large from one byte above 10 MiB', () => {
    expect([isTooLargeToSave(10_485_760), isTooLargeToSave(10_485_761)]).toEqual([false, true]);
  });

  it('is named as specified', () => {
    expect([exportName('jpeg'), exportName('png'), exportName('webp')]).toEqual([
      'edited-image.jpg',
      'edited-image.png',
      'edited-image.webp',
    ]);
  });
});
