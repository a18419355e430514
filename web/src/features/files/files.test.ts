import { describe, expect, it } from 'vitest';
import { daysLeft, fileSize, shortName } from './picture-words.ts';

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

describe('the name of a photo', () => {
  it.each([
    ['room.jpg', 8, 'room.jpg'],
    ['IMG_20261102_140512_HDR.jpg', 20, 'IMG_20261…DR.jpg'],
    ['Living room towards the garden 0042.jpg', 20, 'Living room t…42.jpg'],
  ])('%s within the space of %i letters keeps its end: %s', (name, space, short) => {
    expect(shortName(name, space)).toBe(short);
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
