import { describe, expect, it } from 'vitest';
import { makeEnvironment } from '../environment.ts';
import { paint } from '../materials/hard.ts';
import { Mesh } from '../mesh.ts';
import { makeScene, type Scene } from '../scene.ts';
import { addBox } from '../shapes/rounded-box.ts';
import { addTurned } from '../shapes/turned.ts';
import { facetMesh } from './facet-mesh.ts';
import { isometricDrawing } from './isometric.ts';
import { lineDrawing } from './line-drawing.ts';
import { partsOf } from './mesh-parts.ts';

function sceneOf(mesh: Mesh): Scene {
  const environment = makeEnvironment({ width: 1, height: 1 }, (_direction, out) => out.fill(1));
  return makeScene(mesh, { environment, isEnvironmentLighting: true, panels: [] });
}

/** A red cube of half a metre that stands on y = 0. */
function cube(): Mesh {
  const mesh = new Mesh();
  addBox(
    mesh,
    { centre: [0, 0.25, 0], size: [0.5, 0.5, 0.5], radius: 0.001 },
    mesh.material(paint([0.5, 0.1, 0.1])),
  );
  return mesh;
}

const VIEW = { x: 0, y: 0.25, z: 2, yaw: 0, focal: 90, centreX: 32, centreY: 32, pitch: 0, roll: 0 };
const SHEET = { width: 64, height: 64, line: 1.3 };

describe('a line drawing', () => {
  const { colour, alpha } = lineDrawing(sceneOf(cube()), VIEW, SHEET);

  it('leaves what is beside the thing transparent', () => {
    expect(alpha[0]).toBe(0);
    expect(alpha[32 * 64 + 4]).toBe(0);
  });

  it('is paper inside, whatever the colour of the thing, and ink along its outline', () => {
    const row = Array.from({ length: 64 }, (_, x) => colour[3 * (32 * 64 + x)]! / (alpha[32 * 64 + x]! || 1));
    expect(row[32]).toBeGreaterThan(0.75);
    const covered = row.map((_, x) => x).filter((x) => alpha[32 * 64 + x]! > 0);
    expect(row[covered[1]!]).toBeLessThan(0.5);
    expect(row[covered.at(-2)!]).toBeLessThan(0.5);
  });
});

describe('an isometric drawing', () => {
  const view = { scale: 60, x: 32, y: 44 };
  const { object, shadow } = isometricDrawing(sceneOf(cube()), view, SHEET);
  const red = (x: number, y: number): number => object.colour[3 * (y * 64 + x)]! / object.alpha[y * 64 + x]!;

  it('shows the three sides in three tones, the top the lightest', () => {
    const top = red(32, 22);
    const left = red(24, 36);
    const right = red(40, 36);
    expect(top).toBeGreaterThan(left);
    expect(left).toBeGreaterThan(right);
  });

  it('throws a shadow on the floor beside the thing', () => {
    const shaded = Array.from({ length: 64 * 64 }, (_, i) => i).filter(
      (i) => shadow[3 * i]! < 1 && object.alpha[i] === 0,
    );
    expect(shaded.length).toBeGreaterThan(10);
  });
});

describe('a faceted mesh', () => {
  const round = new Mesh();
  const clay = paint([0.4, 0.4, 0.4]);
  addTurned(
    round,
    {
      at: [0, 0, 0],
      profile: Array.from({ length: 33 }, (_, i) => [Math.sin((Math.PI * i) / 32) + 1e-4, i / 32] as const),
      segments: 48,
    },
    round.material(clay),
  );
  const faceting = { cell: 0.4, share: 0.3, wobble: 0, seed: 1, materialOf: () => clay };
  const faceted = facetMesh(round, faceting);

  it('has far fewer faces in nearly the same place', () => {
    expect(faceted.triangleCount).toBeLessThan(0.25 * round.triangleCount);
    expect(faceted.triangleCount).toBeGreaterThan(20);
    const reach = Math.max(...faceted.positions.filter((_, i) => i % 3 === 0));
    expect(reach).toBeGreaterThan(0.8);
    expect(reach).toBeLessThan(1.05);
  });

  it('is flat on every face', () => {
    for (let t = 0; t < faceted.triangleCount; t++) {
      const normals = [0, 1, 2].map((k) => {
        const at = 3 * faceted.indices[3 * t + k]!;
        return faceted.normals.slice(at, at + 3);
      });
      expect(normals[1]).toEqual(normals[0]);
      expect(normals[2]).toEqual(normals[0]);
    }
  });

  it('keeps thin legs: parts that do not touch are faceted by themselves', () => {
    const table = cube();
    addBox(table, { centre: [2, 0.5, 0], size: [0.03, 1, 0.03], radius: 0.001 }, 0);
    expect(partsOf(table).parts).toHaveLength(2);
    const xs = facetMesh(table, faceting).positions.filter((_, i) => i % 3 === 0);
    expect(xs.filter((x) => x > 1.9).length).toBeGreaterThan(8);
  });
});
