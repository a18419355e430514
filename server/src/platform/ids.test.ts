import { Id } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { idMaker, newId } from './ids.ts';

const ones = (bytes: number) => new Uint8Array(bytes).fill(255);

describe('an id', () => {
  it('is a UUIDv7', () => {
    for (let i = 0; i < 1000; i++) expect(Id.safeParse(newId()).success).toBe(true);
  });

  it('carries its time', () => {
    const id = idMaker({ now: () => 0x0123456789ab, random: ones })();
    expect(id.startsWith('01234567-89ab-7')).toBe(true);
  });

  it('sorts in the order of making, within a millisecond and when the clock steps back', () => {
    let time = 1000;
    const make = idMaker({ now: () => time, random: ones });
    const ids = Array.from({ length: 10_000 }, (_, i) => {
      if (i === 5000) time = 900;
      return make();
    });
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
