import { expect, it } from 'vitest';
import { fileNameOf } from './files.rules.ts';

it.each([
  ['room.jpg', 'image/jpeg', 'room.jpg'],
  ['room.JPEG', 'image/jpeg', 'room.JPEG'],
  ['room.png', 'image/jpeg', 'room.jpg'],
  ['room.HEIC', 'image/jpeg', 'room.jpg'],
  ['room.jpg', 'image/png', 'room.png'],
  ['room', 'image/webp', 'room.webp'],
  ['plan v1.2', 'image/png', 'plan v1.2.png'],
  ['room.jpg.exe', 'image/jpeg', 'room.jpg.exe.jpg'],
  ['.jpg', 'image/png', '.png'],
] as const)('names "%s" that is %s "%s"', (name, mime, expected) => {
  expect(fileNameOf({ name, mime })).toBe(expected);
});
