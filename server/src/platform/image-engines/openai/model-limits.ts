import type { ServiceLimits } from '../remote/picture-service.ts';

const any: ServiceLimits = {
  sideMin: 64,
  sideMax: 2048,
  pixelsMin: 64 * 64,
  pixelsMax: 1_600_000,
  aspectMax: 3,
  bytesMax: 20_000_000,
  sideStep: 16,
  formats: ['png', 'jpeg'],
};

/** Three sizes are drawn, and a picture of other proportions would come back re-framed. */
const gptImage: ServiceLimits = {
  ...any,
  sizes: [
    { width: 1024, height: 1024 },
    { width: 1536, height: 1024 },
    { width: 1024, height: 1536 },
  ],
};

/** Any size in steps of 16, neither very small nor beyond what is experimental. */
const gptImage2: ServiceLimits = {
  ...any,
  sideMax: 2560,
  pixelsMin: 655_360,
  pixelsMax: 2560 * 1440,
};

const dallE2: ServiceLimits = {
  ...any,
  bytesMax: 3_900_000,
  formats: ['png'],
  sizes: [{ width: 1024, height: 1024 }],
};

/** Which pictures a model takes and draws; a model of another maker is taken to draw about a megapixel, as diffusion models do. */
export function limitsOf(model: string): ServiceLimits {
  if (model.startsWith('gpt-image-2')) return gptImage2;
  if (model.startsWith('gpt-image-') || model === 'chatgpt-image-latest') return gptImage;
  return model === 'dall-e-2' ? dallE2 : any;
}
