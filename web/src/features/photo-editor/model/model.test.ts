import { describe, expect, it } from 'vitest';
import { keyAction } from './keys.ts';
import { pictureKind } from './picture-kind.ts';
import { exportName, isTooLargeToSave, saveForm, smallerForm } from './save-plan.ts';
import { clampTo, settingLimits } from './setting-limits.ts';

describe('a setting', () => {
  it.each([
    [-5, 0],
    [201, 200],
    [100.4, 100],
  ])('of %d is brought to %d, where a slider can stand', (value, clamped) => {
    expect(clampTo(settingLimits.brightness, value)).toBe(clamped);
  });

  it('in tenths is one without a rest', () => {
    expect(clampTo(settingLimits.blur, 0.1 + 0.2)).toBe(0.3);
    expect(clampTo(settingLimits.straighten, -44.949)).toBe(-44.9);
  });
});

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

describe('a key', () => {
  const press = { key: 'z', code: 'KeyW', isControl: false, isShift: false, isAlt: false };

  it('does nothing alone while single keys are switched off', () => {
    expect(keyAction({ ...press, key: 'c' }, false)).toBeNull();
    expect(keyAction({ ...press, code: 'Digit0', key: 'à' }, false)).toBeNull();
  });

  it('does nothing with Alt, which belongs to the browser', () => {
    expect(keyAction({ ...press, isControl: true, isAlt: true }, true)).toBeNull();
  });

  it('undoes and redoes by what is printed on it', () => {
    const control = { ...press, isControl: true };
    expect(keyAction(control, false)).toBe('undo');
    expect(keyAction({ ...control, key: 'Z', isShift: true }, false)).toBe('redo');
    expect(keyAction({ ...control, key: 'y' }, false)).toBe('redo');
  });

  it('zooms by the place of the digit', () => {
    expect(keyAction({ ...press, key: 'à', code: 'Digit0' }, true)).toBe('fit');
    expect(keyAction({ ...press, key: '&', code: 'Digit1' }, true)).toBe('actual');
  });
});
