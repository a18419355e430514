import { denoiseLight, denoiseShadow } from './denoise.ts';
import { detailPass, type Layer } from './detail-pass.ts';
import { lightPass, type LightBuffers } from './light-pass.ts';
import { keepOwnLight } from './own-light.ts';
import { reflectionPass, type FloorMirror } from './reflection-pass.ts';
import { shadowPass } from './shadow-pass.ts';
import { reducedView, type Scene, type View } from './scene.ts';

export interface RenderRequest {
  readonly scene: Scene;
  /** The camera, in pixels of the picture to be made. */
  readonly view: View;
  readonly width: number;
  readonly height: number;
  /** Light paths per light pixel. */
  readonly samples: number;
  readonly seed: number;
  /** Light is sampled at 1/factor of the resolution, then spread along the forms. */
  readonly factor: number;
  readonly bounces: number;
  readonly onProgress: (fraction: number) => void;
}

const DENOISE = { rounds: 4, tolerance: 0.9 } as const;

/** A complete picture: everything the camera sees, sky included. */
export function renderPicture(
  request: RenderRequest,
  smoothing = DENOISE as { rounds: number; tolerance: number },
): Layer {
  const light = sampleLight(request, (fraction) => request.onProgress(0.85 * fraction));
  denoiseLight(light, smoothing);
  const layer = detailPass({ ...request, light, rays: 8, isSkyVisible: true });
  request.onProgress(1);
  return layer;
}

/** An object to be laid over a photo, and its shadow: per channel and pixel the share of light left on the photo. */
export interface ObjectLayers {
  readonly object: Layer;
  readonly shadow: Float32Array;
  /** Per channel and pixel the light that its reflection adds to the floor, below zero where it takes some; null = a matt floor. */
  readonly reflection: Float32Array | null;
}

/** Renders the object alone; catchers in the scene only take its shadow, and level ones its reflection where they mirror. */
export function renderObject(request: RenderRequest, mirror: FloorMirror | null = null): ObjectLayers {
  const light = sampleLight(request, (fraction) => request.onProgress(0.7 * fraction));
  denoiseLight(light, DENOISE);
  keepOwnLight(light, request.scene.mesh.materials);
  const late = { ...request, onProgress: (fraction: number) => request.onProgress(0.7 + 0.15 * fraction) };
  const isObject = (pixel: number): boolean => light.coverage[pixel]! >= 0.999;
  const shadow = renderShadow(late, isObject);
  const reflection = mirror && renderReflection(request, mirror, isObject);
  const object = detailPass({ ...request, light, rays: 6, isSkyVisible: false });
  request.onProgress(1);
  return { object, shadow, reflection };
}

/** Enough for a shadow that is smoothed afterwards; a small one may take as many rays as a large one. */
const SHADOW_SAMPLES = { least: 10, most: 40, rays: 400_000 } as const;

/** Only the shadow an object throws on the catchers. `isObject` says which pixels, at 1/factor of the resolution, it covers wholly. */
export function renderShadow(request: RenderRequest, isObject: (pixel: number) => boolean): Float32Array {
  const pass = coarse(request, request.onProgress);
  const { least, most, rays } = SHADOW_SAMPLES;
  const samples = Math.max(least, Math.min(most, Math.round(rays / (pass.width * pass.height))));
  const raw = shadowPass({ ...pass, samples }, isObject);
  return enlarged(denoiseShadow(raw, pass, isObject), pass, request);
}

const REFLECTION_SAMPLES = 8;

function renderReflection(
  request: RenderRequest,
  mirror: FloorMirror,
  isObject: (pixel: number) => boolean,
): Float32Array {
  const pass = { ...coarse(request, () => {}), samples: REFLECTION_SAMPLES, isHidden: isObject };
  return enlarged(denoiseShadow(reflectionPass(pass, mirror), pass, isObject), pass, request);
}

function coarse(request: RenderRequest, onProgress: (fraction: number) => void) {
  const { factor } = request;
  return {
    ...request,
    view: reducedView(request.view, { left: 0, top: 0, factor }),
    width: Math.ceil(request.width / factor),
    height: Math.ceil(request.height / factor),
    onProgress,
  };
}

function sampleLight(request: RenderRequest, onProgress: (fraction: number) => void): LightBuffers {
  return lightPass(coarse(request, onProgress));
}

/** A coarse map of three channels at the picture's own size. */
function enlarged(
  map: Float32Array,
  light: { readonly width: number; readonly height: number },
  request: RenderRequest,
): Float32Array {
  const { width, height, factor } = request;
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(light.height - 1, (y + 0.5) / factor - 0.5));
    const top = Math.min(light.height - 1, Math.floor(fy));
    const bottom = Math.min(light.height - 1, top + 1);
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(light.width - 1, (x + 0.5) / factor - 0.5));
      const left = Math.min(light.width - 1, Math.floor(fx));
      const right = Math.min(light.width - 1, left + 1);
      for (let k = 0; k < 3; k++) {
        const at = (row: number, column: number): number => map[3 * (row * light.width + column) + k]!;
        const above = at(top, left) * (1 - fx + left) + at(top, right) * (fx - left);
        const below = at(bottom, left) * (1 - fx + left) + at(bottom, right) * (fx - left);
        out[3 * (y * width + x) + k] = above * (1 - fy + top) + below * (fy - top);
      }
    }
  }
  return out;
}
