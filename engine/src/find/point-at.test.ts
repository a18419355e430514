import { describe, expect, it } from 'vitest';
import { plainly } from '../room/network/arithmetic.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import { EXPECTED_ANSWERS, POINTED_PLACES } from '../room/network/pointing-check.ts';
import { openArithmetic, seePixels } from '../room/network/see-pixels.ts';
import { formula } from '../room/network/testing/formula.ts';
import { openPointing, pointAt, type Pointing } from './point-at.ts';

const picture = formula();
const sight = seePixels(picture, openArithmetic());
const NOTHING: Pointing = { keep: [], away: [], box: null, named: null, last: null };
const ASKED: Record<keyof typeof EXPECTED_ANSWERS, Pointing> = {
  clicks: {
    ...NOTHING,
    keep: [
      { x: 60, y: 50 },
      { x: 90, y: 70 },
    ],
    away: [{ x: 150, y: 100 }],
  },
  box: { ...NOTHING, box: [30, 40, 120, 110] },
  named: {
    ...NOTHING,
    away: [{ x: 140, y: 60 }],
    box: [30, 40, 120, 110],
    named: Float32Array.from(NETWORK_CLASSES, (name) => (name === 'sofa' ? 1 : 0)),
  },
};

describe.each([
  ['plainly', plainly],
  ['with SIMD', openPointing()],
])('the network behind the hand, reckoned %s', (_, arithmeticFor) => {
  it.each(['clicks', 'box', 'named'] as const)(
    'answers %s as its trainer does from the same numbers, and again once it is told its answer',
    (name) => {
      const ask = (last: Pointing['last']) =>
        pointAt(picture, sight, { pointing: { ...ASKED[name], last }, arithmeticFor });
      const first = ask(null);
      for (const [answer, expected] of [
        [first, EXPECTED_ANSWERS[name].first],
        [ask(first), EXPECTED_ANSWERS[name].again],
      ] as const) {
        const found = POINTED_PLACES.map(([row, column]) => answer.data[row * answer.width + column]!);
        expected.forEach((value, k) => expect(found[k]).toBeCloseTo(value, 1.5));
      }
    },
  );
});
