import type { Clearing, EditTool, FileType } from '@maquette/contract';
import type { EngineOutcome } from '../../../platform/image-engines/image-engine.ts';
import { mustConfirm } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import { heedOf, namedRemoval } from '../reading/read-request.ts';

/** Under which type and name a tool's result stands in the history. */
const resultKinds: Record<EditTool, { readonly type: FileType; readonly name: string }> = {
  inpaint: { type: 'inpaint_result', name: 'inpainted-room.png' },
  'search-replace': { type: 'search-replace', name: 'replaced-image.png' },
  'search-recolor': { type: 'search-recolor', name: 'search-recolor-result.png' },
  'flux-kontext-pro': { type: 'flux_kontext_pro_result', name: 'inpainted-room.png' },
};

/** What a room that was cleared is called in the history. */
const clearedNames: Record<Clearing, string> = {
  declutter: 'decluttered-room.png',
  empty: 'emptied-room.png',
};

/** Under which type and name an edit's result stands in the history. */
export function resultKindOf({ tool, request }: Pick<StoredEdit, 'tool' | 'request'>) {
  const kind = resultKinds[tool];
  if (request.furnishing) return { ...kind, name: 'furnished-room.png' };
  return request.group ? { ...kind, name: clearedNames[request.group] } : kind;
}

/** What the ledger says an edit was: the premium engine stands for each of the tools. */
export function sourceOf({ tool, request }: Pick<StoredEdit, 'tool' | 'request'>) {
  if (tool !== 'flux-kontext-pro') return tool;
  if (request.searchPrompt !== undefined) return 'search-replace';
  if (request.selectPrompt !== undefined) return 'search-recolor';
  return request.maskFilename === undefined ? 'usage' : 'inpaint';
}

/** What was asked for, by the names of the call's fields; only those that the call has. */
function parametersOf({ tool, request }: Pick<StoredEdit, 'tool' | 'request'>) {
  const isPremium = tool === 'flux-kontext-pro';
  return {
    ...((tool === 'inpaint' || tool === 'search-recolor') && { mode: request.mode }),
    ...(tool === 'inpaint' &&
      !request.maskFilename &&
      namedRemoval(request) === '' && { mask_area: 'center' }),
    ...(request.group !== undefined && { group: request.group }),
    ...(request.product && {
      product_width: request.product.width,
      product_stands: request.product.stands,
    }),
    ...(request.furnishing && { room_type: request.furnishing.roomType, style: request.furnishing.style }),
    ...(request.searchPrompt !== undefined && { search_prompt: request.searchPrompt }),
    ...(request.selectPrompt !== undefined && { select_prompt: request.selectPrompt }),
    ...(!isPremium && {
      negative_prompt: request.negativePrompt,
      style_preset: request.stylePreset,
      steps: request.steps,
      cfg_scale: request.cfgScale,
    }),
    ...(request.imageStrength !== undefined && { image_strength: request.imageStrength }),
    ...(request.aspectRatio !== undefined && { aspect_ratio: request.aspectRatio }),
    ...(request.outputFormat !== undefined && { output_format: request.outputFormat }),
    ...(request.safetyTolerance !== undefined && { safety_tolerance: request.safetyTolerance }),
  };
}

/** How a result came to be, kept with it for good. */
export function describeResult(edit: Pick<StoredEdit, 'tool' | 'request' | 'heed'>, outcome: EngineOutcome) {
  const { servedBy, english, confidence, deltaE } = outcome;
  const { understood, closest, ignored, ...heed } = heedOf(edit);
  // What found no room is only known once it is drawn.
  const leftOut = [...new Set([...heed.leftOut, ...outcome.leftOut])];
  return {
    engine: servedBy.name,
    preview: servedBy.isPreview,
    seed: outcome.seed ?? edit.request.seed,
    parameters: parametersOf(edit),
    ...(edit.request.arrangement && { arrangement: edit.request.arrangement }),
    ...(edit.request.productFilename && { productFilename: edit.request.productFilename }),
    understood,
    ...(english && { english }),
    ...(closest && { closest }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(ignored.length > 0 && { ignored: [...ignored] }),
    ...(confidence !== null && { confidence, needsConfirmation: mustConfirm(confidence) }),
    // In the light of the room nothing is meant to be the very colour asked for.
    ...(deltaE !== null && edit.request.mode === 'exact' && { deltaE }),
    ...(outcome.models && outcome.models.length > 0 && { models: [...outcome.models] }),
    ...(outcome.region === null && { isReframed: true }),
  };
}
