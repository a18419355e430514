import { type HistoryItem, toolRowOf } from '@maquette/contract';
import type { EngineOutcome } from '../../../platform/image-engines/image-engine.ts';
import { mustConfirm } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import { heedOf, namedRemoval } from '../reading/read-request.ts';

type Asked = Pick<StoredEdit, 'tool' | 'request'>;
type ToldParameters = NonNullable<HistoryItem['metadata']['parameters']>;

/** Under which type and name an edit's result stands in the history. */
export function resultKindOf(edit: Asked) {
  const { result } = toolRowOf(edit);
  return { type: result.type, name: result.nameOf(edit.request) };
}

/** Fields that are told elsewhere, or only settle how the call is carried out. */
const notTold: ReadonlySet<string> = new Set([
  'fileId',
  'maskFilename',
  'productFilename',
  'prompt',
  'seed',
  'arrangement',
  'things',
  'of',
  'allow_stand_in',
  'accept_guess',
  'accept_rough',
]);

/** What was asked for, by the names of the call's fields. */
function parametersOf(edit: Asked): ToldParameters {
  // What the words name is looked for instead.
  const isCentral = namedRemoval(edit) === '';
  const told = Object.entries(toolRowOf(edit).toForm(edit.request)).filter(
    ([name]) => !notTold.has(name) && (isCentral || name !== 'mask_area'),
  );
  return Object.fromEntries(told) as ToldParameters;
}

/** How a result came to be, kept with it for good. */
export function describeResult(edit: Asked & Pick<StoredEdit, 'heed'>, outcome: EngineOutcome) {
  const { servedBy, english, confidence, deltaE } = outcome;
  const { understood, closest, ignored, ...heed } = heedOf(edit);
  // What found no place is only known once it is drawn.
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
