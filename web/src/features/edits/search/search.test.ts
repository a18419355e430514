import { FluxForm, SearchRecolorForm, SearchReplaceForm } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { untouchedRegion } from '../region/region-draft.ts';
import { canSearch, emptySearch, nextSearch, type SearchDraft, type SearchEvent } from './search-draft.ts';
import { orderOf } from './use-search.ts';

const photo = { id: 'p1', name: 'room.jpg', width: 1024, height: 768 };
function after(...events: SearchEvent[]): SearchDraft {
  return events.reduce(nextSearch, emptySearch);
}
const chosen: SearchEvent = { type: 'photo-chosen', photo };
function words(changed: Partial<SearchDraft['words']>): SearchEvent {
  return {
    type: 'words-changed',
    words: changed,
  };
}
const dab: SearchEvent = {
  type: 'region-changed',
  event: { type: 'corrected', correction: { kind: 'points', points: [{ x: 1, y: 2, keep: true }] } },
};

describe('a search draft', () => {
  it('cannot be sent without a photo or with a blank text', () => {
    expect(canSearch(after(words({ find: 'sofa', prompt: 'a bench' })))).toBe(false);
    expect(canSearch(after(chosen, words({ find: ' ', prompt: 'a bench' })))).toBe(false);
    expect(canSearch(after(chosen, words({ find: 'sofa', prompt: ' ' })))).toBe(false);
    expect(canSearch(after(chosen, words({ find: 'sofa', prompt: 'a bench' })))).toBe(true);
  });

  it('begins clean with another photo: all words were for the former one', () => {
    const worded = after(
      chosen,
      words({ find: 'sofa', prompt: 'a bench', stylePreset: 'anime', seed: 7 }),
      dab,
    );
    expect(nextSearch(worded, { type: 'photo-dropped' })).toEqual(emptySearch);
    const other = { ...photo, id: 'p2' };
    expect(nextSearch(worded, { type: 'photo-chosen', photo: other })).toEqual({
      ...emptySearch,
      photo: other,
    });
  });

  it('keeps what was typed before there was a photo', () => {
    expect(after(words({ find: 'sofa' }), chosen).words.find).toBe('sofa');
  });

  it('loses everything when one starts over', () => {
    expect(after(chosen, words({ find: 'sofa' }), dab, { type: 'started-over' })).toEqual(emptySearch);
  });

  it('forgets corrections with the words they corrected, not with a blank after them', () => {
    const corrected = after(chosen, words({ find: 'sofa' }), dab);
    expect(nextSearch(corrected, words({ find: 'lamp' })).region).toEqual(untouchedRegion);
    expect(nextSearch(corrected, words({ find: 'sofa ' })).region.corrections).toHaveLength(1);
    expect(nextSearch(corrected, words({ prompt: 'a bench' })).region.corrections).toHaveLength(1);
  });

  it('keeps a place pointed at before there were words', () => {
    expect(after(chosen, dab, words({ find: 's' })).region.corrections).toHaveLength(1);
  });

  it('forgets where something stood once something else comes or goes, or elsewhere', () => {
    const arrangement = { x: 0.4, y: 0.8, turn: 20, scale: 1.1, variant: 2 };
    const stood = after(chosen, words({ find: 'sofa', prompt: 'a bench' }), {
      type: 'arranged',
      arrangement,
    });
    for (const event of [
      words({ prompt: 'a bed' }),
      words({ find: 'lamp' }),
      dab,
      { ...chosen, photo: { ...photo, id: 'p2' } },
    ])
      expect(nextSearch(stood, event).arrangement).toBeNull();
    for (const event of [
      words({ prompt: 'a red bench' }),
      words({ find: 'sofa ' }),
      { type: 'region-changed', event: { type: 'confirmed' } } as const,
    ])
      expect(nextSearch(stood, event).arrangement).toEqual(arrangement);
  });

  it('goes on showing the last results until new ones have come', () => {
    const first = after(chosen, { type: 'edits-started', editIds: ['e1'] }, { type: 'edits-seen' });
    const second = nextSearch(first, { type: 'edits-started', editIds: ['e2', 'e3'] });
    expect(second.resultIds).toEqual(['e1']);
    expect(nextSearch(second, { type: 'edits-seen' })).toMatchObject({
      resultIds: ['e2', 'e3'],
      isAwaiting: false,
    });
  });

  it('puts a variation that is tried again in the place of the failed one', () => {
    const shown = after(chosen, { type: 'edits-started', editIds: ['e1', 'e2'] }, { type: 'edits-seen' });
    const retried = nextSearch(shown, { type: 'edit-retried', former: 'e2', editId: 'e3' });
    expect(retried.resultIds).toEqual(['e1', 'e3']);
  });

  it('keeps photo and words when a preview is left', () => {
    const shown = after(chosen, { type: 'edits-started', editIds: ['e1'] }, { type: 'edits-seen' });
    const left = nextSearch(shown, { type: 'result-left' });
    expect([left.photo, left.words, left.resultIds]).toEqual([shown.photo, shown.words, []]);
  });
});

describe('the order of a search draft', () => {
  const draft = after(
    chosen,
    words({ find: ' the sofa ', prompt: ' sage green ', stylePreset: 'sketch', negativePrompt: ' legs ' }),
  );
  const means = { isPremium: false, maskFilename: 'm.png', allowStandIn: false, seed: 5, reads: () => true };

  it('says what to find and what to put in its place, with the region shown', () => {
    const { call, form } = orderOf(draft, { ...means, tool: 'replace' });
    expect(call).toBe('search-replace');
    expect(SearchReplaceForm.parse(form)).toEqual({
      ...{ fileId: 'p1', maskFilename: 'm.png', search_prompt: 'the sofa', prompt: 'sage green' },
      ...{ negative_prompt: 'legs', style_preset: 'sketch', steps: 30, cfg_scale: 7, seed: 5 },
    });
  });

  it('says where it was put, to who heeds it, and only where something comes', () => {
    const arrangement = { x: 0.4, y: 0.8, turn: 20, scale: 1.1, variant: 2 };
    const arranged = nextSearch(draft, { type: 'arranged', arrangement });
    const formFor = (change: object) =>
      orderOf(arranged, { ...means, tool: 'replace', ...change } as const).form;
    expect(formFor({})).toMatchObject({ arrangement });
    expect(formFor({ isPremium: true })).not.toHaveProperty('arrangement');
    expect(formFor({ tool: 'recolor' })).not.toHaveProperty('arrangement');
    expect(formFor({ reads: (field: string) => field !== 'arrangement' })).not.toHaveProperty('arrangement');
  });

  it('names no mask when none is shown', () => {
    const { form } = orderOf(draft, { ...means, tool: 'replace', maskFilename: null });
    expect(form).not.toHaveProperty('maskFilename');
  });

  it('says how much of the original to keep when recolouring', () => {
    const { call, form } = orderOf(draft, { ...means, tool: 'recolor' });
    expect(call).toBe('search-recolor');
    expect(SearchRecolorForm.parse(form)).toMatchObject({
      ...{ select_prompt: 'the sofa', mode: 'engine', image_strength: 0.75 },
    });
  });

  it('sends no setting that changes nothing', () => {
    const wanted = nextSearch(draft, words({ count: 3, seed: 7 }));
    for (const tool of ['replace', 'recolor'] as const) {
      const { form } = orderOf(wanted, { ...means, tool, reads: () => false });
      const what = ['fileId', 'maskFilename', 'prompt', 'search_prompt', 'select_prompt', 'mode'];
      expect(Object.keys(form).filter((field) => !what.includes(field))).toEqual([]);
    }
  });

  it('says that the nearest may stand in, only once that was allowed', () => {
    const allowed = { ...means, tool: 'replace', allowStandIn: true } as const;
    expect(orderOf(draft, { ...allowed, allowStandIn: false }).form).not.toHaveProperty('allow_stand_in');
    expect(orderOf(draft, allowed).form).toMatchObject({ allow_stand_in: 'true' });
    expect(orderOf(draft, { ...allowed, isPremium: true }).form).toMatchObject({ allow_stand_in: 'true' });
  });

  it('asks premium without style, guidance and steps', () => {
    const { call, form } = orderOf(draft, { ...means, tool: 'recolor', isPremium: true });
    expect(call).toBe('flux-kontext-pro');
    expect(FluxForm.parse(form)).toEqual({
      ...{ fileId: 'p1', maskFilename: 'm.png', select_prompt: 'the sofa', prompt: 'sage green' },
      ...{ output_format: 'png', safety_tolerance: 2, seed: 5 },
    });
  });

  it('keeps the exact colour with our own engine, once, whichever engine was chosen', () => {
    const exact = nextSearch(draft, words({ isExact: true, count: 4 }));
    const { call, form } = orderOf(exact, {
      ...means,
      tool: 'recolor',
      isPremium: true,
      reads: () => false,
    });
    expect(call).toBe('search-recolor');
    expect(form).toEqual({
      ...{ fileId: 'p1', maskFilename: 'm.png', select_prompt: 'the sofa', prompt: 'sage green' },
      mode: 'exact',
    });
  });

  it('asks for variations and a seed where they are wanted', () => {
    const wanted = nextSearch(draft, words({ count: 3 }));
    expect(orderOf(wanted, { ...means, tool: 'replace' }).form).toMatchObject({ count: 3, seed: 5 });
    const another = orderOf(wanted, { ...means, tool: 'replace', isAnother: true });
    expect(another.form).not.toHaveProperty('count');
  });
});
