import { describe, expect, it } from 'vitest';
import { isTooLargeToSave, pictureKind, saveForm, smallerForm } from './picture-formats.ts';
import { defaultRecipe } from './recipe.ts';

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
    const at = (quality: number) => ({ ...defaultRecipe, export: { ...defaultRecipe.export, quality } });
    expect(saveForm('image/jpeg', at(40))).toEqual({ format: 'jpeg', quality: 92, isAnew: false });
    expect(saveForm('image/webp', at(97))).toEqual({ format: 'webp', quality: 97, isAnew: false });
  });

  it('has nothing smaller left to try after JPEG at 92, or WebP where there is transparency', () => {
    expect(smallerForm({ format: 'jpeg', quality: 92, isAnew: true }, false)).toBeNull();
    expect(smallerForm({ format: 'webp', quality: 92, isAnew: true }, true)).toBeNull();
  });

  it('becomes JPEG when it is too large, WebP when it would lose its transparency', () => {
    const jpeg = { format: 'jpeg', quality: 92, isAnew: true };
    expect(smallerForm({ format: 'png', quality: 92, isAnew: true }, false)).toEqual(jpeg);
    expect(smallerForm({ format: 'png', quality: 92, isAnew: true }, true)).toEqual({
      ...jpeg,
      format: 'webp',
    });
    expect(smallerForm({ format: 'jpeg', quality: 99, isAnew: true }, false)).toEqual(jpeg);
    expect(smallerForm({ format: 'jpeg', quality: 92, isAnew: false }, false)).toEqual(jpeg);
  });

  it('is too large from one byte above 10 MiB', () => {
    expect([isTooLargeToSave(10_485_760), isTooLargeToSave(10_485_761)]).toEqual([false, true]);
  });
});
