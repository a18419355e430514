import { describe, expect, it } from 'vitest';
import { pixelOf } from '../room/camera/camera.ts';
import { createRandom } from '../random.ts';
import { buildBvh } from './bvh.ts';
import { environmentAt, environmentDensity, drawEnvironment, makeEnvironment } from './environment.ts';
import { closestHit, isBlocked, makeHit, makeRay } from './intersect.ts';
import { paint } from './materials/hard.ts';
import { Mesh } from './mesh.ts';
import type { FloorMirror } from './reflection-pass.ts';
import { renderObject, renderPicture } from './render.ts';
import { Sampler } from './sampler.ts';
import { makeScene } from './scene.ts';
import { addBox } from './shapes/rounded-box.ts';

function scatteredBoxes(): Mesh {
  const random = createRandom(4);
  const mesh = new Mesh();
  const slot = mesh.material(paint([0.5, 0.5, 0.5]));
  for (let i = 0; i < 12; i++) {
    addBox(
      mesh,
      {
        centre: [random() * 4 - 2, random() * 4 - 2, random() * 4 - 2],
        size: [0.4, 0.3, 0.2],
        radius: 0.05,
        turn: [random(), random(), 0],
      },
      slot,
    );
  }
  return mesh;
}

/** Distance to the nearest triangle without any hierarchy. */
function slowDistance(mesh: Mesh, ray: Float64Array): number {
  let nearest = Infinity;
  for (let t = 0; t < mesh.triangleCount; t++) {
    const single = new Mesh();
    single.material(mesh.materials[0]!);
    for (let k = 0; k < 3; k++) {
      const at = 3 * mesh.indices[3 * t + k]!;
      single.vertex([mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!]);
    }
    single.triangle([0, 1, 2], 0);
    const hit = makeHit();
    if (closestHit(buildBvh(single), ray, hit)) nearest = Math.min(nearest, hit[0]!);
  }
  return nearest;
}

function rayFrom(origin: readonly number[], direction: readonly number[]): Float64Array {
  const length = Math.hypot(...direction);
  const ray = makeRay();
  ray.set([...origin, ...direction.map((value) => value / length), 1e9]);
  return ray;
}

describe('the triangle hierarchy', () => {
  const mesh = scatteredBoxes();
  const bvh = buildBvh(mesh);
  const random = createRandom(9);
  const rays = Array.from({ length: 6 }, () =>
    rayFrom([random() * 6 - 3, random() * 6 - 3, 4], [random() - 0.5, random() - 0.5, -1]),
  );

  it.each(rays.map((ray, i) => [i, ray] as const))(
    'finds the same nearest hit as looking at every triangle (ray %i)',
    (_i, ray) => {
      const hit = makeHit();
      const found = closestHit(bvh, ray, hit) ? hit[0]! : Infinity;
      const slow = slowDistance(mesh, ray);
      if (slow === Infinity) expect(found).toBe(Infinity);
      else expect(found).toBeCloseTo(slow, 5);
      expect(isBlocked(bvh, ray)).toBe(found < Infinity);
    },
  );

  it('serves rays along an axis', () => {
    const wall = new Mesh();
    wall.flat([-1, -1, 0], { u: [2, 0, 0], v: [0, 2, 0] }, wall.material(paint([1, 1, 1])));
    const hit = makeHit();
    expect(closestHit(buildBvh(wall), rayFrom([0, 0, 3], [0, 0, -1]), hit)).toBe(true);
    expect(hit[0]).toBeCloseTo(3, 6);
  });
});

describe('the environment', () => {
  const map = makeEnvironment({ width: 32, height: 16 }, (d, out) =>
    out.fill(0.2 + 3 * Math.max(0, d[1]!) ** 4),
  );

  it('draws directions with the density it states', () => {
    const random = createRandom(2);
    const out = new Float64Array(8);
    let estimate = 0;
    const count = 4000;
    for (let i = 0; i < count; i++) {
      drawEnvironment(map, { u: random(), v: random() }, out);
      expect(environmentDensity(map, out)).toBeCloseTo(out[3]!, 6);
      estimate += 1 / out[3]! / count;
    }
    expect(estimate / (4 * Math.PI)).toBeCloseTo(1, 1);
  });

  it('is brighter where it was said to be', () => {
    const up = new Float64Array(3);
    const down = new Float64Array(3);
    environmentAt(map, Float64Array.of(0, 1, 0), up);
    environmentAt(map, Float64Array.of(0, -1, 0), down);
    expect(up[0]! / down[0]!).toBeGreaterThan(10);
  });
});

describe('the sampler', () => {
  it('spreads 64 samples of a pixel so that every 8 x 8 cell has one', () => {
    const sampler = new Sampler(3, createRandom(3));
    const cells = new Set<number>();
    for (let i = 0; i < 64; i++) {
      sampler.start(17, i);
      sampler.draw(2);
      cells.add(Math.floor(sampler.u * 8) * 8 + Math.floor(sampler.v * 8));
    }
    expect(cells.size).toBe(64);
  });
});

describe('a pitched and rolled view', () => {
  it('shows a thing where the camera says', () => {
    const lens = { focal: 60, centreX: 32, centreY: 24, pitch: 0.35, roll: -0.08 };
    const places = [
      [0.5, -0.4, 3],
      [-0.7, -0.9, 2.5],
      [0.2, -1.1, 4],
    ] as const;
    for (const [x, y, away] of places) {
      const mesh = new Mesh();
      addBox(
        mesh,
        { centre: [x, 1.4 + y, -away], size: [0.2, 0.2, 0.2], radius: 0.01 },
        mesh.material(paint([0.5, 0.5, 0.5])),
      );
      const environment = makeEnvironment({ width: 4, height: 2 }, (_d, out) => out.fill(1));
      const { object } = renderObject({
        scene: makeScene(mesh, { environment, isEnvironmentLighting: true, panels: [] }),
        view: { x: 0, y: 1.4, z: 0, yaw: 0, ...lens },
        ...{ width: 64, height: 48, samples: 4, seed: 1, factor: 1, bounces: 1, onProgress: () => {} },
      });
      const middle = [0, 0, 0];
      object.alpha.forEach((alpha, i) => {
        middle[0]! += alpha * ((i % 64) + 0.5);
        middle[1]! += alpha * (Math.floor(i / 64) + 0.5);
        middle[2]! += alpha;
      });
      const told = pixelOf(lens, [x, y, away])!;
      expect(Math.abs(middle[0]! / middle[2]! - told.x)).toBeLessThan(0.5);
      expect(Math.abs(middle[1]! / middle[2]! - told.y)).toBeLessThan(0.5);
    }
  });
});

describe('a catcher', () => {
  const mesh = new Mesh();
  addBox(
    mesh,
    { centre: [0, 0.5, -4], size: [1, 1, 1], radius: 0.02 },
    mesh.material(paint([0.5, 0.5, 0.5])),
  );
  const floor = mesh.material({ mean: [0.4, 0.4, 0.4], roughness: 1, specular: 0, isCatcher: true });
  mesh.flat([-20, 0, 20], { u: [40, 0, 0], v: [0, 0, -40] }, floor);
  const environment = makeEnvironment({ width: 32, height: 16 }, (d, out) => out.fill(d[2]! < 0 ? 1 : 0.1));
  const scene = makeScene(mesh, { environment, isEnvironmentLighting: true, panels: [] });
  const view = { x: 0, y: 1.5, z: 0, yaw: 0, focal: 60, centreX: 32, centreY: 12, pitch: 0, roll: 0 };
  const layers = renderObject({
    ...{ scene, view, width: 64, height: 64, samples: 16 },
    ...{ seed: 1, factor: 1, bounces: 1, onProgress: () => {} },
  });
  const shadowAt = (x: number, y: number): number => layers.shadow[3 * (y * 64 + x)]!;

  it('is not drawn itself', () => {
    expect(layers.object.alpha[60 * 64 + 32]).toBe(0);
    expect(layers.object.alpha[25 * 64 + 32]).toBe(1);
  });

  it('takes the shadow at the foot of an object, and none far away', () => {
    const foot = layers.object.alpha.findLastIndex((alpha, i) => i % 64 === 32 && alpha > 0);
    expect(shadowAt(32, Math.floor(foot / 64) + 1)).toBeLessThan(0.75);
    expect(shadowAt(63, 62)).toBeGreaterThan(0.9);
  });
});

describe('a floor that mirrors', () => {
  const view = { x: 0, y: 1.5, z: 0, yaw: 0, focal: 60, centreX: 32, centreY: 12, pitch: 0, roll: 0 };
  const reflectionOf = (grey: number, mirror: FloorMirror | null) => {
    const mesh = new Mesh();
    const box = mesh.material({ mean: [grey, grey, grey], roughness: 1, specular: 0 });
    addBox(mesh, { centre: [0, 0.5, -4], size: [1, 1, 1], radius: 0.02 }, box);
    const floor = mesh.material({ mean: [0.4, 0.4, 0.4], roughness: 1, specular: 0, isCatcher: true });
    mesh.flat([-20, 0, 20], { u: [40, 0, 0], v: [0, 0, -40] }, floor);
    const environment = makeEnvironment({ width: 32, height: 16 }, (d, out) => out.fill(d[2]! > 0 ? 2 : 0.4));
    const scene = makeScene(mesh, { environment, isEnvironmentLighting: true, panels: [] });
    const request = { scene, view, width: 64, height: 64, samples: 16, seed: 1, factor: 1, bounces: 1 };
    return renderObject({ ...request, onProgress: () => {} }, mirror).reflection;
  };
  const mirror: FloorMirror = { shareAt: () => 0.5, spread: 0 };
  /** A little before the foot of the box, and far to its side. */
  const [before, beside] = [3 * (41 * 64 + 32), 3 * (41 * 64 + 2)];

  it('shows nothing where it is matt', () => {
    expect(reflectionOf(0.9, null)).toBeNull();
  });

  it('takes up the light of what stands on it, and loses that of the room behind', () => {
    const pale = reflectionOf(0.9, mirror)!;
    const black = reflectionOf(0.02, mirror)!;
    expect(pale[before]).toBeGreaterThan(0.1);
    expect(black[before]).toBeLessThan(-0.1);
    expect(Math.abs(pale[beside]!)).toBeLessThan(0.02);
  });
});

describe('the path tracer', () => {
  it('gives a grey ball in even light its own reflectance: no energy is made or lost', () => {
    const mesh = new Mesh();
    const slot = mesh.material({ mean: [0.5, 0.5, 0.5], roughness: 1, specular: 0 });
    addBox(mesh, { centre: [0, 0, -3], size: [1, 1, 1], radius: 0.499 }, slot);
    const environment = makeEnvironment({ width: 16, height: 8 }, (_d, out) => out.fill(1));
    const scene = makeScene(mesh, { environment, isEnvironmentLighting: true, panels: [] });
    const view = { x: 0, y: 0, z: 0, yaw: 0, focal: 40, centreX: 8, centreY: 8, pitch: 0, roll: 0 };
    const layer = renderPicture({
      scene,
      view,
      width: 16,
      height: 16,
      samples: 64,
      seed: 1,
      factor: 1,
      bounces: 2,
      onProgress: () => {},
    });
    expect(layer.colour[3 * (8 * 16 + 8)]).toBeCloseTo(0.5, 1);
    expect(layer.colour[0]).toBeCloseTo(1, 5);
  });
});
