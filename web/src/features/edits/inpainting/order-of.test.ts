import { FluxForm, InpaintForm } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { type InpaintMeans, orderOf } from './use-inpainting.ts';

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

  it('is for one picture where another one is asked for, however many there were', () => {
    expect(orderOf(draft, { ...means, isAnother: true }).form).not.toHaveProperty('count');
  });

  it('says where the thing was put, but not for a removal', () => {
    const arrangement = { x: 0.4, y: 0.8, turn: 10, scale: 1.1, variant: 2, lift: 0, size: 1 };
    const arranged = { ...draft, arrangement };
    expect(orderOf(arranged, { ...means, mode: 'remove' }).form).not.toHaveProperty('arrangement');
    expect(orderOf(arranged, { ...means, isPremium: true }).form).not.toHaveProperty('arrangement');
    expect(InpaintForm.parse(orderOf(arranged, means).form)).toMatchObject({ arrangement });
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

  it('sends a product with its measures instead of words, to our own engine alone', () => {
    const product = {
      ...{ name: 'sofa.png', picture: 'data:image/png;base64,AAAA', width: '82,5', stands: 'floor' as const },
      problems: { floor: null, wall: null },
    };
    const order = orderOf({ ...draft, product }, means);
    expect(order).toMatchObject({ call: 'inpaint', product: product.picture });
    expect(InpaintForm.parse(order.form)).toMatchObject({
      ...{ prompt: '', product_width: 82.5, product_stands: 'floor' },
    });
    for (const other of [{ mode: 'remove' }, { isPremium: true }] as const)
      expect(orderOf({ ...draft, product }, { ...means, ...other })).not.toHaveProperty('product');
  });
});
