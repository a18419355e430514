import { type EditRequest, type ToolName, tools, type WishAction } from '@maquette/contract';
import type { EngineParameter, ImageEngine } from '../../../platform/image-engines/image-engine.ts';

/** What a setting needs an engine to read to have an effect, null = nothing gives it one; and under which name the request keeps it. */
interface Setting {
  readonly needs: EngineParameter | null;
  readonly kept: keyof EditRequest | null;
}

/** The settings of the calls, by the names of their fields. */
const settings = {
  negative_prompt: { needs: 'negative-prompt', kept: 'negativePrompt' },
  style_preset: { needs: 'style-preset', kept: 'stylePreset' },
  seed: { needs: 'seed', kept: 'seed' },
  steps: { needs: 'steps', kept: 'steps' },
  cfg_scale: { needs: 'guidance', kept: 'cfgScale' },
  image_strength: { needs: 'strength', kept: 'imageStrength' },
  aspect_ratio: { needs: 'aspect-ratio', kept: 'aspectRatio' },
  safety_tolerance: { needs: 'safety-tolerance', kept: 'safetyTolerance' },
  arrangement: { needs: 'arrangement', kept: 'arrangement' },
  // Results are kept as PNG, whatever is asked for.
  output_format: { needs: null, kept: null },
  // Variations differ by their seeds alone.
  count: { needs: 'seed', kept: null },
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof settings;

/** What is to be done, as far as it decides which settings have an effect. */
interface Doing {
  readonly action: WishAction;
  /** The very colour asked for. */
  readonly isExact: boolean;
}

/** The parameters that an engine reads for something. */
export const readBy = (engine: ImageEngine, { action, isExact }: Doing): readonly EngineParameter[] =>
  engine.parametersFor?.[isExact ? 'exact' : action] ?? engine.parameters;

/** What has an effect on a product of one's own: it is what it is, in one way. */
const ofProducts: readonly EngineParameter[] = ['steps', 'arrangement'];

/** The parameters that an engine reads for a request. */
export function readFor(
  engine: ImageEngine,
  action: WishAction,
  request: Pick<EditRequest, 'mode' | 'product'>,
): readonly EngineParameter[] {
  const read = readBy(engine, { action, isExact: request.mode === 'exact' });
  return request.product ? read.filter((parameter) => ofProducts.includes(parameter)) : read;
}

const namesReadBy = (read: readonly EngineParameter[]): SettingName[] =>
  Object.entries(settings).flatMap(([name, { needs }]) =>
    needs !== null && read.includes(needs) ? [name as SettingName] : [],
  );

/** The fields of a tool's call that change the picture when an engine reads these parameters. */
export const fieldsWithEffect = (tool: ToolName, read: readonly EngineParameter[]): string[] =>
  ['mode', ...namesReadBy(read)].filter((name) => name in tools[tool].endpoint.form.shape);

/** Settings that were sent and change nothing. A blank one and a single picture are what holds anyway. */
export const ignoredOf = (form: object, read: readonly EngineParameter[]): string[] =>
  Object.entries(form)
    .filter(([name, value]) => name in settings && value !== undefined && value !== '')
    .filter(([name, value]) => !(name === 'count' && value === 1))
    .map(([name]) => name)
    .filter((name) => !namesReadBy(read).some((one) => one === name));

/** The settings of a request that its result depends on. */
export const settingsOf = (request: EditRequest, read: readonly EngineParameter[]): unknown[] =>
  namesReadBy(read).map((name) => {
    const { kept } = settings[name];
    return kept === null ? null : (request[kept] ?? null);
  });
