import { type Edit, StylePreset } from '@maquette/contract';
import { type EditOrder, premiumFormat } from './start-order.ts';

function furnishAgain({ sourceId, seed, furnishing }: Edit['request']): EditOrder {
  const { roomType, style, things, of } = furnishing ?? {};
  return {
    call: 'furnish',
    form: {
      ...{ fileId: sourceId, room_type: roomType ?? 'living-room', style: style ?? 'scandinavian', seed },
      ...(of !== undefined && { things, of }),
    },
  };
}

/** The order that asks for an edit once more, as it was, with the same seed. */
export function orderAgain({ tool, request }: Edit): EditOrder {
  if (request.furnishing) return furnishAgain(request);
  const shared = {
    fileId: request.sourceId,
    ...(request.maskFilename !== undefined && { maskFilename: request.maskFilename }),
    prompt: request.prompt,
    seed: request.seed,
  };
  const standIn = request.allowStandIn === true && { allow_stand_in: 'true' as const };
  const guess = request.acceptGuess === true && { accept_guess: 'true' as const };
  const search = { ...(request.searchPrompt !== undefined && { search_prompt: request.searchPrompt }) };
  const select = { ...(request.selectPrompt !== undefined && { select_prompt: request.selectPrompt }) };
  if (tool === 'flux-kontext-pro')
    return {
      call: 'flux-kontext-pro',
      form: { ...shared, ...search, ...select, ...standIn, ...guess, ...premiumFormat },
    };
  const rough = request.acceptRough === true && { accept_rough: 'true' as const };
  const look = {
    negative_prompt: request.negativePrompt,
    style_preset: StylePreset.parse(request.stylePreset),
    steps: request.steps,
    cfg_scale: request.cfgScale,
  };
  if (tool === 'inpaint') {
    const mode = request.mode === 'remove' ? 'remove' : 'replace';
    const group = request.group !== undefined && { group: request.group };
    const { product, productFilename } = request;
    const own = product && {
      productFilename,
      product_width: product.width,
      product_stands: product.stands,
    };
    const form = { ...shared, ...look, ...standIn, ...guess, ...rough, ...group, ...own };
    return { call: 'inpaint', form: { ...form, mask_area: 'center', mode } };
  }
  if (tool === 'search-replace')
    return { call: 'search-replace', form: { ...shared, ...search, ...look, ...standIn, ...guess } };
  if (request.mode === 'exact')
    return { call: 'search-recolor', form: { ...shared, ...select, ...guess, mode: 'exact' } };
  return {
    call: 'search-recolor',
    form: {
      ...{ ...shared, ...select, ...look, ...guess },
      mode: 'engine',
      ...(request.imageStrength !== undefined && { image_strength: request.imageStrength }),
    },
  };
}
