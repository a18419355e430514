import { z } from 'zod';
import type { EngineTask } from '../image-engine.ts';
import { ServiceFailure } from '../remote/wire/failures.ts';
import type { ServiceLimits } from '../remote/picture-service.ts';

const Side = z.int().positive().nullish();

/** Of `GET /sdcpp/v1/capabilities` what is needed here; builds differ in the rest. */
export const Capabilities = z.object({
  supported_modes: z.array(z.string()).nullish(),
  features_by_mode: z.object({
    img_gen: z.object({
      init_image: z.boolean().nullish(),
      mask_image: z.boolean().nullish(),
      ref_images: z.boolean().nullish(),
    }),
  }),
  limits: z.object({ min_width: Side, max_width: Side, min_height: Side, max_height: Side }).nullish(),
});
export type Capabilities = z.infer<typeof Capabilities>;

/** Models draw badly below, and take for ever above. */
const SIDE_MIN = 256;
const SIDE_MAX = 1536;
const PIXELS_MAX = 1024 * 1024;
/** What every model takes, the old ones too. */
const SIDE_STEP = 64;
const ASPECT_MAX = 3;
const BYTES_MAX = 20_000_000;

/** Which pictures the server takes, as far as it told. */
export function limitsOf(capabilities: Capabilities | null): ServiceLimits {
  const { min_width, min_height, max_width, max_height } = capabilities?.limits ?? {};
  const sideMin = Math.max(SIDE_MIN, min_width ?? 0, min_height ?? 0);
  const sideMax = Math.min(SIDE_MAX, max_width ?? Infinity, max_height ?? Infinity);
  return {
    sideMin: Math.ceil(sideMin / SIDE_STEP) * SIDE_STEP,
    sideMax: Math.floor(sideMax / SIDE_STEP) * SIDE_STEP,
    pixelsMin: 1,
    pixelsMax: PIXELS_MAX,
    aspectMax: ASPECT_MAX,
    bytesMax: BYTES_MAX,
    sideStep: SIDE_STEP,
    formats: ['png'],
  };
}

/** @throws ServiceFailure when the model that was started cannot do the task: only the operator can start another */
export function assertAble(capabilities: Capabilities, task: EngineTask): void {
  const { img_gen: can } = capabilities.features_by_mode;
  const isAble = task === 'inpaint' ? can.init_image && can.mask_image : can.ref_images;
  const draws = capabilities.supported_modes?.includes('img_gen') ?? true;
  if (!isAble || !draws) throw new ServiceFailure('operator', `the model cannot do "${task}"`);
}
