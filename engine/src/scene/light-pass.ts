import { createRandom } from '../random.ts';
import { axesOf } from '../room/camera/camera.ts';
import { makeRay, type Ray } from './intersect.ts';
import { Sampler } from './sampler.ts';
import type { Scene, View } from './scene.ts';
import { PathTracer } from './trace-path.ts';

/** Light on the first surfaces of a picture, one entry a pixel (three for vectors and colours). */
export interface LightBuffers {
  readonly width: number;
  readonly height: number;
  readonly irradiance: Float32Array;
  readonly flow: Float32Array;
  readonly gloss: Float32Array;
  readonly normal: Float32Array;
  readonly position: Float32Array;
  readonly distance: Float32Array;
  /** Material number of the surface, -1 where nothing was met. */
  readonly slot: Int16Array;
  /** Share of the pixel that is covered. */
  readonly coverage: Float32Array;
  /** How far the surfaces seen through the pixel face one way, 0 to 1: little at creases and edges. */
  readonly unity: Float32Array;
}

export interface LightPass {
  readonly scene: Scene;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly bounces: number;
  readonly seed: number;
  readonly onProgress: (fraction: number) => void;
}

export function makeBuffers(width: number, height: number): LightBuffers {
  const count = width * height;
  return {
    width,
    height,
    irradiance: new Float32Array(count * 3),
    flow: new Float32Array(count * 3),
    gloss: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    position: new Float32Array(count * 3),
    distance: new Float32Array(count),
    slot: new Int16Array(count).fill(-1),
    coverage: new Float32Array(count),
    unity: new Float32Array(count),
  };
}

/** Points a ray through a place in the picture (pixels). */
export type Aim = (ray: Ray, x: number, y: number) => void;

export function aimOf(view: View): Aim {
  const { right, up, ahead } = axesOf(view);
  const cos = Math.cos(view.yaw);
  const sin = Math.sin(view.yaw);
  return (ray, x, y) => {
    const across = (x - view.centreX) / view.focal;
    const high = (view.centreY - y) / view.focal;
    const length = Math.sqrt(across * across + high * high + 1);
    const toRight = ahead[0] + right[0] * across + up[0] * high;
    const away = ahead[2] + right[2] * across + up[2] * high;
    ray[0] = view.x;
    ray[1] = view.y;
    ray[2] = view.z;
    ray[3] = (toRight * cos - away * sin) / length;
    ray[4] = (ahead[1] + right[1] * across + up[1] * high) / length;
    ray[5] = (-toRight * sin - away * cos) / length;
    ray[6] = 1e9;
  };
}

const HOPELESS = 4;

/** Samples the light on everything in view but the catchers. */
export function lightPass(pass: LightPass): LightBuffers {
  const { width, height, view, samples } = pass;
  const buffers = makeBuffers(width, height);
  const sampler = new Sampler(pass.seed, createRandom(pass.seed));
  const tracer = new PathTracer(pass.scene, sampler, pass.bounces);
  const ray = makeRay();
  const direction = ray.subarray(3, 6);
  const aim = aimOf(view);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      let met = 0;
      for (let s = 0; s < samples && (met > 0 || s < HOPELESS); s++) {
        sampler.start(pixel, s);
        sampler.draw(0);
        aim(ray, x + sampler.u, y + sampler.v);
        if (!tracer.look(ray) || tracer.first.material.isCatcher) continue;
        met++;
        record(buffers, pixel, tracer);
        tracer.gather(direction, tracer.first.distance / view.focal);
        addLight(buffers, pixel, tracer);
      }
      if (met > 0) average(buffers, pixel, { met, samples });
    }
    pass.onProgress((y + 1) / height);
  }
  return buffers;
}

function record(buffers: LightBuffers, pixel: number, tracer: PathTracer): void {
  const { first } = tracer;
  if (buffers.slot[pixel]! < 0) buffers.slot[pixel] = first.slot;
  buffers.distance[pixel]! += first.distance;
  for (let k = 0; k < 3; k++) {
    buffers.normal[3 * pixel + k]! += first.normal[k]!;
    buffers.position[3 * pixel + k]! += first.position[k]!;
  }
}

function addLight(buffers: LightBuffers, pixel: number, tracer: PathTracer): void {
  const { irradiance, flow, gloss } = tracer.found;
  for (let k = 0; k < 3; k++) {
    buffers.irradiance[3 * pixel + k]! += irradiance[k]!;
    buffers.flow[3 * pixel + k]! += flow[k]!;
    buffers.gloss[3 * pixel + k]! += gloss[k]!;
  }
}

function average(buffers: LightBuffers, pixel: number, count: { met: number; samples: number }): void {
  const { met } = count;
  buffers.coverage[pixel] = met / count.samples;
  buffers.distance[pixel]! /= met;
  let length = 0;
  for (let k = 0; k < 3; k++) length += buffers.normal[3 * pixel + k]! ** 2;
  length = Math.sqrt(length) || 1;
  buffers.unity[pixel] = length / met;
  for (let k = 0; k < 3; k++) {
    const at = 3 * pixel + k;
    buffers.irradiance[at]! /= met;
    buffers.flow[at]! /= met;
    buffers.gloss[at]! /= met;
    buffers.position[at]! /= met;
    buffers.normal[at]! /= length;
  }
}
