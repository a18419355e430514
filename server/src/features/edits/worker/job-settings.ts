import { editDefaults, type EditRequest, type StylePreset } from '@maquette/contract';
import type { EngineJob, EngineParameter } from '../../../platform/image-engines/image-engine.ts';
import { asDrawn, onFloor } from '../edits.rules.ts';

type JobSettings = Pick<
  EngineJob,
  | 'stylePreset'
  | 'seed'
  | 'steps'
  | 'guidance'
  | 'strength'
  | 'isExactColour'
  | 'allowStandIn'
  | 'arrangement'
  | 'things'
  | 'aspectRatio'
  | 'safetyTolerance'
>;

/** What was set in the call, as engines know it. What is said to have no effect is not handed on, so that it has none. */
export function jobSettings(request: EditRequest, read: readonly EngineParameter[]): JobSettings {
  const reads = (parameter: EngineParameter): boolean => read.includes(parameter);
  return {
    stylePreset: reads('style-preset') ? (request.stylePreset as StylePreset) : '',
    seed: reads('seed') ? request.seed : 0,
    steps: reads('steps') ? request.steps : editDefaults.steps,
    guidance: reads('guidance') ? request.cfgScale : editDefaults.cfgScale,
    strength: reads('strength') ? (request.imageStrength ?? null) : null,
    isExactColour: request.mode === 'exact',
    allowStandIn: request.allowStandIn ?? false,
    ...(request.arrangement && reads('arrangement') && { arrangement: onFloor(request.arrangement) }),
    ...(request.furnishing && { things: request.furnishing.things.map(asDrawn) }),
    aspectRatio: reads('aspect-ratio') ? (request.aspectRatio ?? null) : null,
    safetyTolerance: reads('safety-tolerance') ? (request.safetyTolerance ?? null) : null,
  };
}
