import { describe, expect, it } from 'vitest';
import { canGenerate, Draft, emptyDraft, nextDraft, reachableStep, stepInHand } from './draft.ts';

const photo = { id: 'p1', name: 'room.jpg', width: 1024, height: 768 };
const withPhoto = nextDraft(emptyDraft, { type: 'photo-chosen', photo });
const withMask = nextDraft(withPhoto, { type: 'mask-saved', filename: 'm.png', picture: 'data:,' });

describe('the inpainting draft', () => {
  it('shows no later step without a photo', () => {
    expect(reachableStep(emptyDraft, 'draw')).toBe('upload');
    expect(reachableStep(emptyDraft, 'result')).toBe('upload');
  });

  it('shows no result before an edit has succeeded', () => {
    expect(reachableStep(withMask, 'result')).toBe('generate');
    const started = nextDraft(withMask, { type: 'edits-started', editIds: ['e1'] });
    expect(reachableStep(started, 'result')).toBe('generate');
    expect(reachableStep(nextDraft(started, { type: 'edits-seen' }), 'result')).toBe('result');
  });

  it('goes on with drawing when a photo without mask has no result', () => {
    expect(reachableStep(withPhoto, 'result')).toBe('draw');
  });

  it('cannot generate from blank words or without a photo', () => {
    const blank = nextDraft(withMask, { type: 'words-changed', words: { prompt: '   ' } });
    expect(canGenerate(blank)).toBe(false);
    expect(canGenerate(nextDraft(blank, { type: 'words-changed', words: { prompt: 'a sofa' } }))).toBe(true);
    expect(canGenerate(nextDraft(emptyDraft, { type: 'words-changed', words: { prompt: 'a sofa' } }))).toBe(
      false,
    );
  });

  it('begins clean with another photo: words, style, seed and mask were for the former one', () => {
    const words = { prompt: 'a sofa', stylePreset: 'anime', seed: 7 } as const;
    const worded = nextDraft(withMask, { type: 'words-changed', words });
    const other = { ...photo, id: 'p2' };
    expect(nextDraft(worded, { type: 'photo-chosen', photo: other })).toEqual({
      ...emptyDraft,
      photo: other,
    });
  });

  it('keeps the words when the same photo is chosen again', () => {
    const worded = nextDraft(withMask, { type: 'words-changed', words: { prompt: 'a sofa' } });
    const again = nextDraft(worded, { type: 'photo-chosen', photo });
    expect(again.mask).toBeNull();
    expect(again.words.prompt).toBe('a sofa');
  });

  it('forgets where a thing was put once another thing, mask or photo is meant, and no sooner', () => {
    const arrangement = { x: 0.4, y: 0.8, turn: 10, scale: 1, variant: 0 };
    const worded = nextDraft(withMask, { type: 'words-changed', words: { prompt: 'a sofa' } });
    const put = nextDraft(worded, { type: 'arranged', arrangement });
    const say = (prompt: string) => nextDraft(put, { type: 'words-changed', words: { prompt } });
    expect(say('a bed').arrangement).toBeNull();
    expect(nextDraft(put, { type: 'mask-painted', picture: 'data:,other' }).arrangement).toBeNull();
    expect(nextDraft(put, { type: 'mask-dropped' }).arrangement).toBeNull();
    expect(nextDraft(put, { type: 'photo-chosen', photo }).arrangement).toBeNull();
    expect(say('a red sofa').arrangement).toEqual(arrangement);
    expect(nextDraft(put, { type: 'mask-saved', filename: 'n.png', picture: 'data:,' }).arrangement).toEqual(
      arrangement,
    );
  });

  it('draws a seed once', () => {
    const drawn = nextDraft(withPhoto, { type: 'chance-drawn', chance: 7 });
    expect(nextDraft(drawn, { type: 'chance-drawn', chance: 8 }).chance).toBe(7);
  });

  it('forgets where something was once the words name something else, and no sooner', () => {
    const named = nextDraft(withPhoto, { type: 'words-changed', words: { prompt: 'paint the wall blue' } });
    const pointed = nextDraft(named, {
      type: 'region-changed',
      event: { type: 'corrected', correction: { kind: 'box', box: [1, 1, 9, 9] } },
    });
    const say = (prompt: string) => nextDraft(pointed, { type: 'words-changed', words: { prompt } });
    expect(say('paint the wall green').region.corrections).toHaveLength(1);
    expect(say('paint the floor green').region.corrections).toEqual([]);
  });

  it('reads a draft that was kept before regions and orders were part of it', () => {
    const { region: _region, ordered: _ordered, ...former } = withMask;
    expect(Draft.parse(former)).toEqual(withMask);
  });

  it('keeps the mask when a brighter copy of the photo takes its place, and no results of the former', () => {
    const seen = nextDraft({ ...withMask, editIds: ['e1'] }, { type: 'edits-seen' });
    const brighter = nextDraft(seen, { type: 'photo-brightened', photo: { ...photo, id: 'p2' } });
    expect(brighter.mask).toEqual(withMask.mask);
    expect(brighter.photo?.id).toBe('p2');
    expect(brighter.resultIds).toEqual([]);
  });

  it('forgets the saved name once the mask is painted on', () => {
    const painted = nextDraft(withMask, { type: 'mask-painted', picture: 'data:new' });
    expect(painted.mask).toEqual({ filename: null, picture: 'data:new' });
  });

  it('keeps mask and words when an edit starts, so that a failure loses nothing', () => {
    const started = nextDraft(withMask, { type: 'edits-started', editIds: ['e1'] });
    expect(started.mask).toEqual(withMask.mask);
    expect(started.isAwaiting).toBe(true);
    expect(nextDraft(started, { type: 'edits-seen' }).isAwaiting).toBe(false);
  });

  it('goes on showing the last result while the next edit runs', () => {
    const first = nextDraft(nextDraft(withMask, { type: 'edits-started', editIds: ['e1'] }), {
      type: 'edits-seen',
    });
    const second = nextDraft(first, { type: 'edits-started', editIds: ['e2', 'e3'] });
    expect(second.resultIds).toEqual(['e1']);
    const seen = nextDraft(second, { type: 'edits-seen' });
    expect(seen.resultIds).toEqual(['e2', 'e3']);
    const retried = nextDraft(seen, { type: 'edit-retried', former: 'e3', editId: 'e4' });
    expect(retried.resultIds).toEqual(['e2', 'e4']);
  });

  it('leads back to where the work stands', () => {
    const started = nextDraft(withMask, { type: 'edits-started', editIds: ['e1'] });
    const seen = nextDraft(started, { type: 'edits-seen' });
    expect([emptyDraft, withPhoto, withMask, started, seen].map(stepInHand)).toEqual([
      null,
      'draw',
      'generate',
      'generate',
      'result',
    ]);
  });

  it('goes back to the words when a preview is left, with nothing lost', () => {
    const started = nextDraft(withMask, { type: 'edits-started', editIds: ['e1'], ordered: 'x', chance: 4 });
    const left = nextDraft(nextDraft(started, { type: 'edits-seen' }), { type: 'result-left' });
    expect(left).toEqual(withMask);
    expect(stepInHand(left)).toBe('generate');
  });

  it('clears everything when one starts over', () => {
    expect(nextDraft(withMask, { type: 'started-over' })).toEqual(emptyDraft);
  });
});
