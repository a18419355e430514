import { describe, expect, it } from 'vitest';
import type { MaskCommand } from '../raster/command.ts';
import { type KeptSteps, printSteps, readSteps } from './kept-steps.ts';
import { openStepStore } from './step-store.ts';

const PHOTO = { width: 400, height: 300 };
const DAY_MS = 86_400_000;
const region = { width: 4, height: 3, packed: Uint8Array.of(0, 12, 255) };
const COMMANDS: readonly MaskCommand[] = [
  {
    kind: 'stroke',
    points: [10.5, 20, 30.2, 7.1],
    widths: [0.2, 1],
    radius: 12,
    hardness: 0.4,
    erases: false,
  },
  { kind: 'stroke', points: [1, 2], radius: 5, hardness: 1, erases: true },
  { kind: 'area', points: [0, 0, 100, 0, 100, 50], erases: false },
  { kind: 'region', region, erases: true },
  { kind: 'grow', by: -4 },
  { kind: 'invert' },
];
const STEPS: KeptSteps = { base: null, commands: COMMANDS, position: 5 };

const storageOf = (most = Infinity) => {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > most) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, text);
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  } as Storage;
  return { map, storage: () => storage };
};
const openFor = (key: string, storage: () => Storage, now = 1000) =>
  openStepStore({ key, photo: PHOTO, storage, now: () => now });

describe('kept steps', () => {
  it.each([
    'no JSON',
    '{}',
    printSteps(STEPS, { photo: PHOTO, at: 1 }).replace('"version":1', '"version":0'),
    printSteps(STEPS, { photo: PHOTO, at: 1 }).replace('"radius":12', '"radius":-1'),
    printSteps(STEPS, { photo: PHOTO, at: 1 }).replace('"position":5', '"position":7'),
    printSteps(STEPS, { photo: { width: 300, height: 400 }, at: 1 }),
  ])('that do not fit are none: %s', (text) => {
    expect(readSteps(text, PHOTO)).toBeNull();
  });

  it('come back as they were, to a tenth of a pixel', () => {
    expect(readSteps(printSteps(STEPS, { photo: PHOTO, at: 1 }), PHOTO)).toEqual(STEPS);
  });

  it('of a stroke across a large photo take a few kilobytes', () => {
    const points = Array.from({ length: 2000 }, (_, i) => (i % 2 ? 1500 + (i % 7) : i * 2.03));
    const stroke = { kind: 'stroke', points, radius: 33, hardness: 1, erases: false } as const;
    const steps = { base: null, commands: [stroke], position: 1 };
    expect(printSteps(steps, { photo: PHOTO, at: 1 }).length).toBeLessThan(8000);
  });
});

describe('where steps are kept', () => {
  it('there are none where storage is forbidden or full, and nothing fails', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [refuse, storageOf(10).storage]) {
      const store = openFor('photo:ada', storage);
      expect(() => store.write(STEPS)).not.toThrow();
      expect(store.read()).toBeNull();
    }
  });

  it('each photo has its own, under a key that ends in the person’s', () => {
    const { map, storage } = storageOf();
    openFor('photo:ada', storage).write(STEPS);
    expect([...map.keys()].every((key) => key.endsWith(':ada'))).toBe(true);
    expect(openFor('photo:ada', storage).read()).toEqual(STEPS);
    expect(openFor('other:ada', storage).read()).toBeNull();
  });

  it('only the newest four photos are kept, for a fortnight', () => {
    const { map, storage } = storageOf();
    for (let i = 1; i <= 6; i += 1) openFor(`photo${i}:ada`, storage, i * 1000).write(STEPS);
    expect([...map.keys()].map((key) => key.split(':')[1]).sort()).toEqual([
      'photo3',
      'photo4',
      'photo5',
      'photo6',
    ]);
    expect(openFor('photo6:ada', storage, 15 * DAY_MS).read()).toBeNull();
    openFor('photo9:ada', storage, 15 * DAY_MS).write(STEPS);
    expect(map.size).toBe(1);
  });

  it('nothing is left of a mask without steps, nor of one with too many', () => {
    const { map, storage } = storageOf();
    const store = openFor('photo:ada', storage);
    store.write(STEPS);
    store.write({ ...STEPS, commands: [], position: 0 });
    expect(map.size).toBe(0);
    const packed = new Uint8Array(600_000);
    store.write({
      ...STEPS,
      commands: [{ kind: 'region', region: { ...region, packed }, erases: false }],
      position: 1,
    });
    expect(map.size).toBe(0);
  });
});
