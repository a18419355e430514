import { describe, expect, it } from 'vitest';
import { makeEnvironment } from './environment.ts';
import type { Material } from './material.ts';
import { glass } from './materials/hard.ts';
import { Mesh } from './mesh.ts';
import { renderObject } from './render.ts';
import { makeScene, type View } from './scene.ts';

const SIDE = 40;
/** From above, straight down on what lies at the origin. */
const view: View = {
  ...{ x: 0, y: 2, z: 0, yaw: 0, focal: 40, centreX: SIDE / 2, centreY: SIDE / 2 },
  ...{ pitch: Math.PI / 2, roll: 0 },
};
const plain = (mean: Material['mean']): Material => ({ mean, roughness: 1, specular: 0 });
const catcher: Material = { ...plain([0.5, 0.5, 0.5]), isCatcher: true };

/** A top half a metre above a floor, and under one half of it, red. */
function underTop(top: Material) {
  const mesh = new Mesh();
  const [floor, red, board] = [catcher, plain([0.6, 0.02, 0.02]), top].map((stuff) => mesh.material(stuff));
  mesh.flat([-9, 0, 9], { u: [18, 0, 0], v: [0, 0, -18] }, floor!);
  mesh.flat([0, 0.2, 0.4], { u: [0.4, 0, 0], v: [0, 0, -0.8] }, red!);
  mesh.flat([-0.4, 0.5, 0.4], { u: [0.8, 0, 0], v: [0, 0, -0.8] }, board!);
  const environment = makeEnvironment({ width: 8, height: 4 }, (_, out) => out.fill(1));
  const { object, shadow } = renderObject({
    scene: makeScene(mesh, { environment, isEnvironmentLighting: true, panels: [] }),
    ...{ view, width: SIDE, height: SIDE, samples: 24, seed: 1, factor: 2, bounces: 1 },
    onProgress: () => {},
  });
  const at = (x: number): { red: number; blue: number; alpha: number; shadow: number } => {
    const pixel = (SIDE / 2) * SIDE + x;
    return {
      red: object.colour[3 * pixel]!,
      blue: object.colour[3 * pixel + 2]!,
      alpha: object.alpha[pixel]!,
      shadow: shadow[3 * pixel + 1]!,
    };
  };
  return { bare: at(SIDE / 2 - 4), covered: at(SIDE / 2 + 4) };
}

describe('a top of clear glass', () => {
  const { bare, covered } = underTop(glass([0.75, 0.8, 0.78]));

  it('leaves the photo below it in sight, but for what it mirrors', () => {
    expect(bare.alpha).toBeGreaterThan(0.03);
    expect(bare.alpha).toBeLessThan(0.25);
    expect(bare.red).toBeGreaterThan(0);
  });

  it('shows what of the thing is below it', () => {
    expect(covered.alpha).toBeGreaterThan(0.99);
    expect(covered.red).toBeGreaterThan(2.5 * covered.blue);
  });

  it('throws hardly a shadow', () => {
    expect(bare.shadow).toBeGreaterThan(0.6);
  });
});

it('a board shows nothing of what is below it, and smoked glass less than clear', () => {
  const board = underTop(plain([0.5, 0.5, 0.5]));
  expect(board.bare.alpha).toBeCloseTo(1, 2);
  expect(board.covered.red).toBeLessThan(1.3 * board.covered.blue);
  expect(underTop(glass([0.04, 0.04, 0.05])).bare.alpha).toBeGreaterThan(0.4);
});
