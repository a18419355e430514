import { describe, expect, it } from 'vitest';
import { pixelOf } from '../../room/camera/camera.ts';
import { makeEnvironment } from '../../scene/environment.ts';
import type { Material } from '../../scene/material.ts';
import { Mesh } from '../../scene/mesh.ts';
import { freezeMesh } from '../../scene/scene.ts';
import { pixelIn, standingOf, type Arrangement, type Setting } from '../arrangement.ts';
import { rasterPiece, type RasterLayer } from './raster-piece.ts';
import { lightOn, sphericalLightOf } from './spherical-light.ts';

const setting: Setting = {
  width: 400,
  height: 300,
  camera: { focal: 320, centreX: 200, centreY: 150, pitch: 0.2, roll: 0.03, yaw: 0.3, trust: 1 },
  cameraHeight: 1.4,
  distance: [1, 0.9, 4, 2, 2, 3],
};
const plain = (mean: Material['mean']): Material => ({ mean, roughness: 1, specular: 0 });
const even = makeEnvironment({ width: 8, height: 4 }, (_, out) => out.fill(1));
const light = sphericalLightOf(even);
const arranged = (more: Partial<Arrangement>): Arrangement => ({
  ...{ x: 0.5, y: 0.85, lift: 0, turn: 0, scale: 1, variant: 0 },
  ...more,
});

/** An upright plate of a metre square on the floor, red in front half of its height and blue above. */
function plate(depth = 0): Mesh {
  const mesh = new Mesh();
  const [red, blue] = [mesh.material(plain([0.5, 0, 0])), mesh.material(plain([0, 0, 0.5]))];
  mesh.flat([-0.5, 0, depth], { u: [1, 0, 0], v: [0, 0.5, 0] }, red);
  mesh.flat([-0.5, 0.5, depth], { u: [1, 0, 0], v: [0, 0.5, 0] }, blue);
  return mesh;
}

function draw(mesh: Mesh, arrangement: Arrangement): RasterLayer | null {
  const standing = standingOf(setting, 'floor', arrangement);
  const size = { width: 400, height: 300 };
  return rasterPiece({ mesh: freezeMesh(mesh), support: 'floor', standing, setting, light, ...size });
}

function at(layer: RasterLayer, x: number, y: number): number[] {
  const [column, row] = [Math.floor(x) - layer.left, Math.floor(y) - layer.top];
  if (column < 0 || row < 0 || column >= layer.width || row >= layer.height) return [0, 0, 0, 0];
  const i = 4 * (row * layer.width + column);
  return [...layer.data.subarray(i, i + 4)];
}

describe('a thing drawn fast', () => {
  it('is nothing where it is not in the picture', () => {
    expect(draw(plate(), arranged({ x: 9 }))).toBeNull();
    expect(draw(new Mesh(), arranged({}))).toBeNull();
  });

  it('shows what stands behind glass, and glass itself faintly', () => {
    const mesh = plate();
    const pane = { tint: [1, 1, 1], edge: [1, 1, 1] } as const;
    const glass = mesh.material({ ...plain([0.7, 0.8, 0.75]), pane });
    mesh.flat([-0.5, 0, 0.3], { u: [1.6, 0, 0], v: [0, 0.9, 0] }, glass);
    const arrangement = arranged({});
    const layer = draw(mesh, arrangement)!;
    const { x, depth } = standingOf(setting, 'floor', arrangement);
    const [behind, alone] = [0, 0.75].map((across) => {
      const { x: column, y: row } = pixelIn(setting, [x + across, 0.4, depth - 0.3])!;
      return at(layer, column, row);
    });
    expect(behind![3]).toBe(255);
    expect(behind![0]).toBeGreaterThan(2 * behind![2]!);
    expect(alone![3]).toBeGreaterThan(20);
    expect(alone![3]).toBeLessThan(140);
  });

  it('leaves out what is seen through, and what is there for its shadow alone', () => {
    const mesh = new Mesh();
    const holed = mesh.material({ ...plain([0.5, 0, 0]), opacity: ({ u }) => (u < 0.5 ? 0 : 1) });
    const unseen = mesh.material({ ...plain([0, 0.5, 0]), isUnseen: true });
    const corners = [
      [-0.5, 0, 0],
      [0.5, 0, 0],
      [0.5, 1, 0],
      [-0.5, 1, 0],
    ] as const;
    const [a, b, c, d] = corners.map((corner) => {
      const vertex = mesh.vertex(corner, corner[0] + 0.5, corner[1]);
      mesh.normals.splice(3 * vertex, 3, 0, 0, 1);
      return vertex;
    });
    mesh.quad([a!, b!, c!, d!], holed);
    mesh.flat([-0.5, 1, 0], { u: [1, 0, 0], v: [0, 0.5, 0] }, unseen);
    const standing = standingOf(setting, 'floor', arranged({}));
    const layer = draw(mesh, arranged({}))!;
    const seen = (right: number, up: number): number[] => {
      const { x, depth, yaw } = standing;
      const place = pixelIn(setting, [x + right * Math.cos(yaw), up, depth + right * Math.sin(yaw)])!;
      return at(layer, place.x, place.y);
    };
    expect(seen(0.25, 0.7)[3]).toBe(255);
    expect(seen(0.25, 0.7)[0]).toBeGreaterThan(100);
    expect(seen(-0.25, 0.7)[3]).toBe(0);
    expect(seen(0, 1.25)[3]).toBe(0);
  });

  it('stands where the camera sees its metres', () => {
    const arrangement = arranged({ x: 0.4, turn: 30 });
    const { x, depth, yaw } = standingOf(setting, 'floor', arrangement);
    const layer = draw(plate(), arrangement)!;
    const seen = (right: number, up: number): number[] => {
      const place = pixelIn(setting, [x + right * Math.cos(yaw), up, depth + right * Math.sin(yaw)])!;
      return at(layer, place.x, place.y);
    };
    expect(seen(-0.45, 0.25)[0]).toBeGreaterThan(100);
    expect(seen(0.45, 0.25)[0]).toBeGreaterThan(100);
    expect(seen(0.45, 0.75)[2]).toBeGreaterThan(100);
    expect(seen(-0.56, 0.75)[3]).toBe(0);
    expect(seen(0, 1.06)[3]).toBe(0);
  });

  it('shows what is nearer, from whichever side it is looked at', () => {
    const mesh = plate(-0.3);
    const green = new Mesh();
    green.flat([0.5, 0, 0.3], { u: [-1, 0, 0], v: [0, 1, 0] }, green.material(plain([0, 0.5, 0])));
    mesh.append(green, { at: [0, 0, 0] });
    const front = draw(mesh, arranged({}))!;
    const back = draw(mesh, arranged({ turn: 180 }))!;
    const middle = pixelIn(setting, [0, 0.25, standingOf(setting, 'floor', arranged({})).depth])!;
    expect(at(front, middle.x, middle.y)[1]).toBeGreaterThan(100);
    expect(at(back, middle.x, middle.y)[0]).toBeGreaterThan(100);
  });

  it('is drawn up to where the camera stands in it', () => {
    const mesh = new Mesh();
    mesh.flat([-3, 0, 3], { u: [6, 0, 0], v: [0, 0, -6] }, mesh.material(plain([0.5, 0.5, 0.5])));
    const layer = draw(mesh, arranged({ y: 0.95 }))!;
    for (const x of [1, 200, 398]) expect(at(layer, x, 299)[3]).toBe(255);
  });

  it('darkens the floor at its feet, and less farther off', () => {
    const layer = draw(plate(), arranged({}))!;
    const { depth } = standingOf(setting, 'floor', arranged({}));
    const taken = [0.04, 0.12, 0.3].map((nearer) => {
      const place = pixelOf(setting.camera, [0, -1.4, depth - nearer])!;
      return at(layer, place.x, place.y);
    });
    expect(taken.every(([r, g, b]) => r === 0 && g === 0 && b === 0)).toBe(true);
    expect(taken[0]![3]).toBeGreaterThan(taken[1]![3]!);
    expect(taken[1]![3]).toBeGreaterThan(taken[2]![3]!);
    expect(taken[0]![3]).toBeGreaterThan(10);
  });
});

describe('light as nine numbers', () => {
  it('is even where light comes evenly', () => {
    const out = new Float64Array(3);
    lightOn(light, Float64Array.of(0.6, 0, -0.8), out);
    for (const value of out) expect(value).toBeCloseTo(1, 2);
  });

  it('is brighter on the side it comes from, in its colour', () => {
    const sun = makeEnvironment({ width: 32, height: 16 }, ([x], out) => {
      out.fill(0.2);
      if (x! > 0.7) out.set([4, 3, 1]);
    });
    const [to, from] = [new Float64Array(3), new Float64Array(3)];
    lightOn(sphericalLightOf(sun), Float64Array.of(1, 0, 0), to);
    lightOn(sphericalLightOf(sun), Float64Array.of(-1, 0, 0), from);
    expect(to[0]).toBeGreaterThan(4 * from[0]!);
    expect(to[0]! / to[2]!).toBeGreaterThan(2);
    for (const value of from) expect(value).toBeGreaterThan(0);
  });
});
