import { describe, expect, test } from 'vitest';
import type { Mask, Rect } from '../pixels.ts';
import { selectRegion } from './select-region.ts';
import { FLOOR, groundOf, HEIGHT, type DrawnThing } from './testing/drawn-room.ts';

const thing = (
  kind: DrawnThing['kind'],
  [left, top, right, bottom]: number[],
  colour: DrawnThing['colour'],
): DrawnThing => ({ kind: kind!, left: left!, top: top!, right: right!, bottom: bottom!, colour });

const ORANGE = thing('chair', [20, 150, 60, 205], [215, 110, 30]);
const GREEN = thing('chair', [120, 150, 160, 205], [60, 140, 70]);
const BLUE = thing('chair', [262, 130, 310, 208], [40, 80, 170]);
const WINDOW = thing('window', [230, 30, 300, 90], [190, 215, 245]);
const TABLE = thing('table', [70, 140, 116, 200], [120, 70, 40]);
const TABLE_LAMP = thing('lamp', [82, 112, 104, 140], [250, 240, 200]);
const WINDOW_LAMP = thing('lamp', [200, 50, 222, 96], [240, 235, 190]);
const SOFA = thing('sofa', [166, 120, 258, 190], [120, 120, 125]);
const PICTURE = thing('painting', [170, 60, 192, 92], [150, 60, 70]);

const ground = groundOf(WINDOW, PICTURE, SOFA, TABLE, TABLE_LAMP, WINDOW_LAMP, ORANGE, GREEN, BLUE);
const found = (words: string) => selectRegion(ground, { words, points: [], box: null });

function overlapWith(mask: Mask, things: readonly Rect[]): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < mask.data.length; i++) {
    const [x, y] = [i % mask.width, Math.floor(i / mask.width)];
    const isThing = things.some((t) => x >= t.left && x < t.right && y >= t.top && y < t.bottom);
    const isIn = mask.data[i]! > 127;
    if (isThing && isIn) both++;
    if (isThing || isIn) either++;
  }
  return both / either;
}

const at = (mask: Mask, x: number, y: number): number => mask.data[y * mask.width + x]!;

describe('what is more than was named, or only like it, is asked about', () => {
  test.each([
    ['the picture', 'the tapestry'],
    ['la fenêtre', 'le rebord de fenêtre'],
    ['the wall', 'the skirting board'],
    ['the table', 'the table top'],
  ])('%s is what was meant, not %s', (whole, part) => {
    const [sure, unsure] = [found(whole), found(part)];
    expect(unsure.mask).toEqual(sure.mask);
    expect(unsure.confidence).toBeLessThan(Math.min(0.6, sure.confidence));
  });
});

describe('of several of a kind the phrase finds the one', () => {
  test.each([
    ['the chair on the left', ORANGE],
    ['la chaise de droite', BLUE],
    ['the chair in the middle', GREEN],
    ['the second chair from the left', GREEN],
    ['la deuxième chaise en partant de la droite', GREEN],
    ['the last chair', BLUE],
    ['the third chair from the right', ORANGE],
    ['the biggest chair', BLUE],
    ['la petite chaise verte', GREEN],
    ['the blue chair', BLUE],
    ['the lamp by the window', WINDOW_LAMP],
    ['la lampe près de la fenêtre', WINDOW_LAMP],
    ['the lamp on the table', TABLE_LAMP],
    ['la lampe sur la table', TABLE_LAMP],
    ['the chair to the left of the table', ORANGE],
    ['la chaise à droite de la table', GREEN],
    ['the picture above the sofa', PICTURE],
    ['le tableau au-dessus du canapé', PICTURE],
  ] as const)('%s', (words, one) => {
    expect(overlapWith(found(words).mask, [one])).toBeGreaterThan(0.7);
  });
});

describe('a surface', () => {
  test('leaves out what is seen to stand on it, be it of its colour', () => {
    const brown = groundOf(thing('sofa', [100, 130, 220, 200], [150, 112, 80]));
    const { mask } = selectRegion(brown, { words: 'floor', points: [], box: null });
    expect([at(mask, 160, 180), at(mask, 160, 225), at(mask, 40, 180)]).toEqual([0, 255, 255]);
  });

  test('leaves out a thing of nearly its colour that is seen half for the surface', () => {
    const pale = groundOf({ ...thing('lamp', [140, 50, 180, 90], [195, 194, 186]), seen: 0.62 });
    const { mask } = selectRegion(pale, { words: 'wall', points: [], box: null });
    expect([at(mask, 160, 70), at(mask, 160, 30), at(mask, 40, 70)]).toEqual([0, 255, 255]);
  });
});

describe('a wall', () => {
  test('leaves out a picture of nearly its colour', () => {
    const pale = groundOf(thing('painting', [140, 40, 180, 80], [195, 194, 186]));
    const { mask } = selectRegion(pale, { words: 'wall', points: [], box: null });
    expect([at(mask, 160, 60), at(mask, 160, 20), at(mask, 40, 60)]).toEqual([0, 255, 255]);
  });
});

describe('what passes for a thing', () => {
  const painting = thing('painting', [40, 40, 110, 95], [150, 60, 70]);
  const named = (words: string) => selectRegion(groundOf(painting), { words, points: [], box: null });

  test('is found where the thing is not there, and less sure than by its own name', () => {
    const mirror = named('the mirror');
    expect(overlapWith(mirror.mask, [painting])).toBeGreaterThan(0.7);
    expect(mirror.confidence).toBeLessThan(0.5 * named('the painting').confidence);
  });
});

describe('many at once', () => {
  test.each([
    ['the chairs', [ORANGE, GREEN, BLUE]],
    ['les chaises', [ORANGE, GREEN, BLUE]],
    ['the lamps', [TABLE_LAMP, WINDOW_LAMP]],
    ['everything on the table', [TABLE_LAMP]],
    ['tout ce qui est sur la table', [TABLE_LAMP]],
  ] as const)('%s', (words, things) => {
    expect(overlapWith(found(words).mask, things)).toBeGreaterThan(0.7);
  });

  test('boxes and all that lies about are found together', () => {
    const boxes = [
      thing('clutter', [30, 170, 70, 200], [180, 140, 90]),
      thing('clutter', [220, 175, 262, 210], [90, 100, 170]),
    ];
    const messy = groundOf(...boxes);
    // With a rim and a foot, so that neither edge nor shadow of them stays; and always to be asked about.
    for (const words of ['boxes', 'les cartons', 'clutter', 'tout ce qui traîne']) {
      const { mask, isKnown, confidence } = selectRegion(messy, { words, points: [], box: null });
      expect([isKnown, confidence < 0.6]).toEqual([true, true]);
      expect(overlapWith(mask, boxes)).toBeGreaterThan(0.5);
    }
  });
});

describe('a wall that is told from the others', () => {
  test.each([
    ['the left wall', 30],
    ['le mur de droite', 290],
    ['the back wall', 140],
    ['le mur du fond', 140],
  ] as const)('%s', (words, x) => {
    const { mask } = found(words);
    for (const other of [30, 140, 290]) expect(at(mask, other, 20)).toBe(other === x ? 255 : 0);
    expect(at(mask, x, HEIGHT - 5)).toBe(0);
  });

  test('all of them are one wall when none is told', () => {
    const { mask } = found('wall');
    for (const x of [30, 140, 310]) expect(at(mask, x, 20)).toBe(255);
    expect(at(mask, 140, FLOOR + 70)).toBe(0);
  });
});

describe('what is offered beside the first guess', () => {
  const share = (mask: Mask): number => mask.data.filter((value) => value > 127).length / mask.data.length;

  test('others of the kind come before variants of the first, and none is like another', () => {
    const { mask, alternatives } = found('the blue chair');
    const others = [ORANGE, GREEN].map((one) =>
      Math.max(...alternatives.map((other) => overlapWith(other.mask, [one]))),
    );
    for (const overlap of others) expect(overlap).toBeGreaterThan(0.7);
    const all = [mask, ...alternatives.map((other) => other.mask)];
    for (const [i, one] of all.entries()) {
      for (const two of all.slice(i + 1)) {
        const both = one.data.filter((value, k) => value > 127 && two.data[k]! > 127).length;
        const either = one.data.filter((value, k) => value > 127 || two.data[k]! > 127).length;
        expect(both / either).toBeLessThan(0.65);
      }
    }
  });

  test('a thing that would fill more than a third of the photo is asked about', () => {
    const huge = groundOf(thing('sofa', [20, 60, 300, 230], [120, 120, 125]));
    const { mask, confidence } = selectRegion(huge, { words: 'sofa', points: [], box: null });
    expect(share(mask)).toBeGreaterThan(1 / 3);
    expect(confidence).toBeLessThan(0.6);
  });
});

describe('words that are not understood', () => {
  test('are told, and what they may have meant is asked about', () => {
    const plain = found('the blue chair');
    const odd = found('the blue chair that grandmother bought');
    expect(plain.leftOut).toEqual([]);
    expect(odd.leftOut).toEqual(['grandmother bought']);
    expect(overlapWith(odd.mask, [BLUE])).toBeGreaterThan(0.7);
    expect(odd.confidence).toBeLessThan(0.6);
  });

  test('of more things than are looked for at once are left out, not taken for the first', () => {
    const { label, leftOut } = found(
      'the chair, the sofa, the lamp, the rug, the table, the plant and the bed',
    );
    expect(label).toBe('chair');
    expect(leftOut).toEqual(['sofa', 'lamp', 'rug', 'table', 'plant', 'bed']);
  });
});
