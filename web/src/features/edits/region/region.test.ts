import { describe, expect, it } from 'vitest';
import { blockOf, describeRegion } from './region-block.ts';
import {
  isLookedAt,
  type Correction,
  isBlankWish,
  nextRegionDraft,
  readCorrections,
  type Region,
  type RegionEvent,
  untouchedRegion,
} from './region-draft.ts';

const region: Region = {
  mask: 'data:image/png;base64,',
  confidence: 0.4,
  coverage: 0.2,
  bounds: [10, 20, 110, 220],
  inside: { x: 60, y: 120 },
};
const dab: Correction = { kind: 'points', points: [{ x: 5, y: 6, keep: false }] };
const box: Correction = { kind: 'box', box: [1, 2, 3, 4] };
const taken: Correction = { kind: 'taken', region };
const none: Correction = { kind: 'taken', region: null };

function wishAfter(...corrections: Correction[]) {
  return readCorrections(' sofa ', corrections).wish;
}

describe('a region wish', () => {
  it('is blank without words, places and box', () => {
    expect(isBlankWish(readCorrections('  ', []).wish)).toBe(true);
    expect(isBlankWish(wishAfter())).toBe(false);
    expect(isBlankWish(readCorrections('', [dab]).wish)).toBe(false);
  });

  it('joins the words, every place, and the last box', () => {
    expect(wishAfter(dab, dab)).toEqual({ words: 'sofa', points: [...dab.points, ...dab.points], box: null });
    expect(wishAfter(box, dab)).toEqual({ words: 'sofa', points: dab.points, box: box.box });
  });

  it('forgets places that were pointed at before a box was drawn', () => {
    expect(wishAfter(dab, box)).toEqual({ words: 'sofa', points: [], box: box.box });
  });

  it('goes on from a region that was taken, without the words that led elsewhere', () => {
    expect(wishAfter(taken, dab)).toEqual({
      words: '',
      points: [{ x: 60, y: 120, keep: true }, ...dab.points],
      box: region.bounds,
    });
    expect(isBlankWish(wishAfter(none))).toBe(false);
    expect(wishAfter(none, dab)).toEqual({ words: '', points: dab.points, box: null });
  });

  it('asks nothing anew for the region taken last', () => {
    expect(readCorrections('sofa', [dab, taken])).toEqual({ wish: wishAfter(dab), taken: region });
    expect(readCorrections('sofa', [taken, none]).taken).toBeNull();
    expect(readCorrections('sofa', [taken, dab]).taken).toBeUndefined();
  });

  it('never has more places than a selection call takes', () => {
    const many: Correction = { kind: 'points', points: Array.from({ length: 150 }, () => dab.points).flat() };
    expect(wishAfter(many, many).points).toHaveLength(200);
  });
});

describe('a region draft', () => {
  const after = (...events: RegionEvent[]) => events.reduce(nextRegionDraft, untouchedRegion);

  it('takes the last correction back alone', () => {
    const [first, second] = [dab, box].map((correction) => ({ type: 'corrected', correction }) as const);
    expect(after(first!, second!, { type: 'undone' }).corrections).toEqual([dab]);
    expect(after({ type: 'undone' })).toEqual(untouchedRegion);
  });

  it('is looked at once it was confirmed, corrected or taken, not when all were rejected or the correction was undone', () => {
    const corrected = (correction: Correction) => after({ type: 'corrected', correction });
    expect(isLookedAt(untouchedRegion)).toBe(false);
    expect(isLookedAt(corrected(none))).toBe(false);
    expect(isLookedAt(nextRegionDraft(corrected(dab), { type: 'undone' }))).toBe(false);
    for (const correction of [dab, box, taken]) expect(isLookedAt(corrected(correction))).toBe(true);
    expect(isLookedAt(after({ type: 'confirmed' }))).toBe(true);
  });

  it('stays confirmed through corrections, until it starts again', () => {
    const confirmed = after({ type: 'confirmed' }, { type: 'corrected', correction: dab });
    expect(confirmed.isConfirmed).toBe(true);
    expect(nextRegionDraft(confirmed, { type: 'restarted' })).toEqual(untouchedRegion);
  });
});

describe('a region in words', () => {
  it('is never called nothing while something is selected', () => {
    expect(describeRegion({ coverage: 0.001, confidence: 0.64 }).percents).toEqual({ covered: 1, sure: 64 });
  });

  it.each([
    [0.8, 'sure'],
    [0.79, 'check'],
    [0.5, 'check'],
    [0.49, 'unsure'],
  ] as const)('of a confidence of %f is called: %s', (confidence, trust) => {
    expect(describeRegion({ coverage: 0.5, confidence }).trust).toBe(trust);
  });
});

describe('the button that spends', () => {
  const state = { status: 'found', asksToConfirm: false, canUndo: false } as const;

  it('waits while the region is worked out, even where one is shown', () => {
    expect(blockOf({ ...state, status: 'finding', asksToConfirm: true })).toBe('finding');
  });

  it('waits for a word on an uncertain region', () => {
    expect(blockOf({ ...state, asksToConfirm: true })).toBe('doubtful');
  });

  it.each(['nothing', 'failed'] as const)(
    'does not fall back on the words after a correction left: %s',
    (status) => {
      expect(blockOf({ ...state, status, canUndo: true })).toBe('empty');
      expect(blockOf({ ...state, status })).toBeNull();
    },
  );

  it('can be pressed for a region that is shown and trusted', () => {
    expect(blockOf({ ...state, canUndo: true })).toBeNull();
  });
});
