import { FluxForm, InpaintForm } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { type InpaintMeans, orderOf } from './order-of.ts';

const draft: Draft = {
  ...emptyDraft,
  photo: { id: 'p1', name: 'room.jpg', width: 4, height: 3 },
  words: {
    ...emptyDraft.words,
    prompt: ' a sofa ',
    negativePrompt: ' legs ',
    stylePreset: 'anime',
    count: 2,
  },
};
const means: InpaintMeans = {
  ...{ mode: 'replace', isPremium: false, maskFilename: 'm.png', allowStandIn: false, seed: 5 },
  reads: () => true,
};

describe('the order of an inpainting', () => {
  it('sends no setting that changes nothing', () => {
    const { form } = orderOf(draft, { ...means, reads: () => false });
    expect(InpaintForm.parse(form)).toEqual({
      ...{ fileId: 'p1', maskFilename: 'm.png', prompt: 'a sofa', mask_area: 'center', mode: 'replace' },
    });
  });

  it('says what to paint, how, how often and by which seed', () => {
    const { form } = orderOf(draft, means);
    expect(InpaintForm.parse(form)).toMatchObject({
      ...{ negative_prompt: 'legs', style_preset: 'anime', steps: 30, cfg_scale: 7, seed: 5, count: 2 },
    });
  });

  it('says that the nearest may stand in, only once that was allowed', () => {
    expect(orderOf(draft, means).form).not.toHaveProperty('allow_stand_in');
    expect(orderOf(draft, { ...means, allowStandIn: true }).form).toMatchObject({ allow_stand_in: 'true' });
  });

  it('removes without words, once', () => {
    const { form } = orderOf(draft, { ...means, mode: 'remove' });
    expect(form).toMatchObject({ mode: 'remove', prompt: '' });
    expect(form).not.toHaveProperty('count');
  });

  it('asks premium by its own call, but for a removal', () => {
    const { call, form } = orderOf(draft, { ...means, isPremium: true });
    expect(call).toBe('flux-kontext-pro');
    expect(FluxForm.parse(form)).toMatchObject({ maskFilename: 'm.png', prompt: 'a sofa', seed: 5 });
    expect(orderOf(draft, { ...means, isPremium: true, mode: 'remove' }).call).toBe('inpaint');
  });
});
