import { describe, expect, it } from 'vitest';
import { lookOfWish } from '../../prompt/look-of-wish.ts';
import { parsePrompt } from '../../prompt/parse-prompt.ts';
import { pieceOf } from '../catalogue.ts';
import { extentOf } from './footprint.ts';
import { modelOf } from '../../furnish/furnished-thing.ts';
import { someOf } from '../../testing/test-size.ts';
import { drawnRecord, type Kind } from '../../lexicon/kinds.ts';
import { createRandom } from '../../random.ts';
import { diningGroup } from './dining-group.ts';
import { cornersOf, meet } from './footprint.ts';
import { isFlat, type Item, type Placed, type Workshop } from './group.ts';
import { cosyBedroom, readingCorner } from './resting.ts';
import { seatingGroup } from './seating.ts';
import { homeOffice, nursery } from './working.ts';

/** Built once for all tests: same thing and seed, same model. */
const known = new Map<string, Item>();

function workshop(seed: number): Workshop<Item> {
  const random = createRandom(seed);
  const take = (kind: Kind, width = drawnRecord(kind).size[0]): Item => {
    const key = `${kind} ${width} ${seed}`;
    const item = known.get(key) ?? modelOf({ kind, words: kind, width, variant: 0 }, seed);
    known.set(key, item);
    return item;
  };
  return { take, random };
}

const GROUPS: readonly (readonly [string, (workshop: Workshop<Item>) => Placed<Item>[]])[] = [
  ['seating group', (w) => seatingGroup(w)],
  ['reading corner', readingCorner],
  ['cosy bedroom', (w) => cosyBedroom(w)],
  ['home office', homeOffice],
  ['nursery', nursery],
  ['table with chairs', (w) => diningGroup(w, 6)],
];

const SEEDS = someOf([1, 2, 3, 4, 5, 6], 4);

describe.each(GROUPS)('the %s', (_, compose) => {
  it.each(SEEDS)('has no two things that touch (seed %i)', (seed) => {
    const standing = compose(workshop(seed)).filter(({ item, lift }) => lift === 0 && !isFlat(item));
    expect(standing.length).toBeGreaterThan(1);
    for (const [i, one] of standing.entries())
      for (const other of standing.slice(i + 1))
        expect(
          meet(cornersOf(one.item.extent, one), cornersOf(other.item.extent, other)),
          `${one.item.kind} and ${other.item.kind}`,
        ).toBe(false);
  });

  it('stands on the floor, and lamps on what stands there', () => {
    for (const seed of SEEDS)
      for (const { item, lift } of compose(workshop(seed))) {
        expect(item.extent.bottom).toBeCloseTo(0, 1);
        if (lift > 0) expect(drawnRecord(item.kind).stands).toBe('table');
      }
  });

  it('is arranged in at least three ways by the seed', () => {
    const ways = new Set(
      SEEDS.map((seed) =>
        compose(workshop(seed))
          .map(({ item, x, yaw }) => `${item.kind} ${x.toFixed(1)} ${yaw.toFixed(1)}`)
          .join(),
      ),
    );
    expect(ways.size).toBeGreaterThanOrEqual(3);
  });
});

describe('things that shapes share floor with', () => {
  const box = { left: -0.5, right: 0.5, back: -0.5, front: 0.5 };
  it.each([
    ['beside each other', { x: 1.1, z: 0, yaw: 0 }, false],
    ['over each other', { x: 0.9, z: 0, yaw: 0 }, true],
    ['corner between', { x: 1.15, z: 0, yaw: Math.PI / 4 }, true],
    ['corner to corner', { x: 1.25, z: 0, yaw: Math.PI / 4 }, false],
  ] as const)('%s', (_, stand, is) => {
    expect(meet(cornersOf(box, { x: 0, z: 0, yaw: 0 }), cornersOf(box, stand))).toBe(is);
  });
});

describe('a table', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('gets as many chairs as are asked for: %i, each turned to it', (count) => {
    const parts = diningGroup(workshop(count), count);
    const chairs = parts.filter(({ item }) => item.kind === 'chair');
    expect(chairs).toHaveLength(count);
    for (const { x, z, yaw } of chairs) {
      const reach = Math.max(0.3, Math.abs(x) - 0.8) * Math.sign(x);
      expect(-reach * Math.sin(yaw) - z * Math.cos(yaw)).toBeGreaterThan(0);
    }
  });
});

describe('a living room', () => {
  it('has its table a knee’s length before the sofa, and its chairs turned to the table', () => {
    for (const seed of SEEDS) {
      const parts = seatingGroup(workshop(seed));
      const [sofa, table] = ['sofa', 'coffee table'].map((kind) =>
        parts.find(({ item }) => item.kind === kind)!,
      );
      const gap = table!.z + table!.item.extent.back - (sofa!.z + sofa!.item.extent.front);
      expect(gap).toBeCloseTo(0.4, 5);
      for (const { x, z, yaw } of parts.filter(({ item }) => item.kind === 'armchair')) {
        const towards = Math.sin(yaw) * (table!.x - x) + Math.cos(yaw) * (table!.z - z);
        expect(towards / Math.hypot(table!.x - x, table!.z - z)).toBeGreaterThan(0.7);
      }
    }
  });
});

describe('a set by one wish', () => {
  it.each([
    ['a reading corner', 'reading corner'],
    ['a reading nook in green velvet', 'reading corner'],
    ['un coin lecture', 'reading corner'],
    ['a home office', 'home office'],
    ['un bureau à la maison en noyer', 'home office'],
    ['a nursery', 'nursery'],
    ['une chambre d’enfant', 'nursery'],
    ['une chambre de bébé', 'nursery'],
    ['a cosy bedroom', 'cosy bedroom'],
    ['une chambre cosy', 'cosy bedroom'],
    ['a navy living room set', 'seating group'],
    ['un coin salon', 'seating group'],
    ['a dining table with six chairs', 'table and chairs'],
    ['une table avec six chaises', 'table and chairs'],
  ] as const)('is understood: %s', (text, kind) => {
    expect(parsePrompt(text).kind).toBe(kind);
    expect(parsePrompt(text).leftOut).toEqual([]);
  });

  it.each([
    ['a dining table with six chairs', 6],
    ['table with 4 chairs', 4],
    ['a table and two chairs', 2],
    ['une table ronde avec cinq chaises', 5],
    ['une table à manger et huit chaises', 8],
    ['a table with twelve chairs', 8],
  ] as const)('heeds how many chairs: %s', (text, seats) => {
    const wish = parsePrompt(text);
    expect(wish.details.seats).toBe(seats);
    const { sizes } = pieceOf({
      kind: 'table and chairs',
      look: lookOfWish(wish, 'table and chairs', 2),
      details: wish.details,
      aspect: 2,
    });
    expect(sizes).toHaveLength(1);
  });

  it('says that more chairs than eight are not drawn', () => {
    expect(parsePrompt('a table with twelve chairs').leftOut).toEqual(['twelve']);
  });

  it('gives the colour asked for to what it is about', () => {
    const wish = parsePrompt('a navy reading corner');
    const look = lookOfWish(wish, 'reading corner', 3);
    const mesh = pieceOf({ kind: 'reading corner', look, details: wish.details, aspect: 1 }).sizes[0]!();
    expect(mesh.materials).toContain(look.main);
  });

  it('has its origin in the middle of the floor it takes', () => {
    for (const kind of [
      'reading corner',
      'home office',
      'nursery',
      'cosy bedroom',
      'seating group',
    ] as const) {
      const look = lookOfWish(parsePrompt(kind), kind, 1);
      const { left, right, back, front, bottom } = extentOf(
        pieceOf({ kind, look, details: {}, aspect: 1 }).sizes[0]!(),
      );
      expect(left + right).toBeCloseTo(0, 5);
      expect(back + front).toBeCloseTo(0, 5);
      expect(bottom).toBeCloseTo(0, 1);
    }
  });
});
