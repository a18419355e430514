import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../../pixels.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { cutOutOf, productProblem } from './cut-out.ts';
import { productPiece } from './product-piece.ts';
import { depthOf, shadowBody } from './shadow-body.ts';
import { textureOf } from './texture.ts';

type Rgba = readonly [number, number, number, number];

function drawn(width: number, height: number, at: (x: number, y: number) => Rgba): PixelImage {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set(at(i % width, Math.floor(i / width)), 4 * i);
  return { width, height, data };
}

const CLEAR: Rgba = [255, 255, 255, 0];
const OAK: Rgba = [150, 110, 70, 255];

/** A table of 200 by 100 pixels with four legs, with clear margins of different widths. */
const table = drawn(260, 170, (x, y) => {
  const [u, v] = [x - 20, y - 30];
  if (u < 0 || v < 0 || u >= 200 || v >= 100) return CLEAR;
  const isLeg = u < 12 || u >= 188 || (u > 40 && u < 50) || (u > 150 && u < 160);
  return v < 20 || isLeg ? OAK : CLEAR;
});

const print = drawn(120, 80, (x, y) => [x * 2, y * 3, 90, 255]);

function extent(mesh: Mesh, axis: number, isWanted: (material: Mesh['materials'][number]) => boolean) {
  const values: number[] = [];
  for (const [i, vertex] of mesh.indices.entries()) {
    const material = mesh.materials[mesh.triangleMaterials[Math.floor(i / 3)]!]!;
    if (isWanted(material)) values.push(mesh.positions[3 * vertex + axis]!);
  }
  return { low: Math.min(...values), high: Math.max(...values) };
}

function pieceMesh(image: PixelImage, widthMetres: number, stands: 'floor' | 'wall'): Mesh {
  return productPiece({ image, widthMetres, stands }).sizes[0]!();
}

describe('a picture offered as a product', () => {
  it.each([
    ['nothing that is visible', drawn(200, 200, () => CLEAR), 'floor', 'product_empty'],
    ['a speck', drawn(200, 200, (x, y) => (x < 40 && y < 40 ? OAK : CLEAR)), 'wall', 'product_too_small'],
    ['a line', drawn(300, 300, (_, y) => (y < 8 ? OAK : CLEAR)), 'floor', 'product_too_small'],
    ['no transparency, for the floor', print, 'floor', 'product_not_cut_out'],
    ['no transparency, for a wall', print, 'wall', null],
    ['a cut-out', table, 'floor', null],
  ] as const)('is judged: %s', (_, image, stands, problem) => {
    expect(productProblem(image, stands)).toBe(problem);
  });

  it('loses its clear margins', () => {
    expect(cutOutOf(table)).toMatchObject({ width: 200, height: 100 });
  });

  it('cannot be cut out of nothing', () => {
    expect(() => cutOutOf(drawn(80, 80, () => CLEAR))).toThrow(RangeError);
  });

  it('loses the white halo of its rim, and keeps wide half-transparent parts as they are', () => {
    const radius = (x: number, y: number): number => Math.hypot(x - 60, y - 60);
    const haloed = cutOutOf(
      drawn(120, 120, (x, y) =>
        radius(x, y) < 50 ? OAK : radius(x, y) < 51.5 ? [255, 255, 255, 160] : CLEAR,
      ),
    );
    for (let i = 0; i < haloed.data.length; i += 4) {
      const alpha = haloed.data[i + 3]!;
      if (alpha > 0 && alpha < 255) expect([...haloed.data.slice(i, i + 3)]).toEqual([150, 110, 70]);
    }
    const voile = drawn(120, 120, (x) => (x < 60 ? OAK : [250, 250, 250, 160]));
    const kept = cutOutOf(voile).data.slice(4 * (60 * 120 + 90), 4 * (60 * 120 + 90) + 3);
    expect([...kept]).toEqual([250, 250, 250]);
  });
});

describe('a product as a piece', () => {
  it.each([
    ['floor', table, 1.4, 0.7],
    ['wall', print, 0.9, 0.6],
  ] as const)('has its real width and the height of its proportions: %s', (stands, image, width, height) => {
    const mesh = pieceMesh(image, width, stands);
    const [x, y] = [0, 1].map((axis) => extent(mesh, axis, (material) => !material.isUnseen));
    expect(x!.high - x!.low).toBeCloseTo(width, 9);
    expect(x!.high + x!.low).toBeCloseTo(0, 9);
    expect(y!.high - y!.low).toBeCloseTo(height, 9);
  });

  it('on the floor stands on it, is turned to the camera and has an unseen body behind, none of it wider', () => {
    const piece = productPiece({ image: table, widthMetres: 1.4, stands: 'floor' });
    expect(piece).toMatchObject({ support: 'floor', facesCamera: true });
    const mesh = piece.sizes[0]!();
    expect(extent(mesh, 1, (material) => !material.isUnseen).low).toBe(0);
    const face = extent(mesh, 2, (material) => !material.isUnseen);
    expect(face.low).toBe(face.high);
    const body = extent(mesh, 2, (material) => !!material.isUnseen);
    expect(body.high).toBeLessThan(face.low);
    expect(face.low - body.low).toBeCloseTo(depthOf(1.4, 0.7), 2);
    expect(extent(mesh, 0, (material) => !!material.isUnseen).high).toBeLessThan(0.7001);
  });

  it('has back legs on the floor too, though its picture shows but one side', () => {
    const { boxes, foot } = shadowBody(cutOutOf(table), 1.4);
    const depth = depthOf(1.4, 0.7);
    expect(foot).toBeCloseTo(depth, 6);
    const atBack = boxes.filter(({ y, z }) => z[0] === -depth && y[0] < 0.01 && z[1] < -depth / 2);
    expect(atBack).toHaveLength(4);
  });

  it('on a wall lies flat just before it', () => {
    const mesh = pieceMesh(print, 0.9, 'wall');
    const z = extent(mesh, 2, () => true);
    expect(z.low).toBeGreaterThan(0);
    expect(z.high).toBeLessThanOrEqual(0.02);
  });

  it('shows the picture the right way up: its material has the pixels at their places', () => {
    const mesh = pieceMesh(print, 0.9, 'wall');
    const material = mesh.materials.find(({ isPhotograph }) => isPhotograph)!;
    const out = new Float64Array(3);
    const at = (u: number, v: number): number[] => {
      material.albedo!({ x: 0, y: 0, z: 0, u, v }, out);
      return [...out];
    };
    expect(at(0.88, 0.3)[0]).toBeGreaterThan(4 * at(0.3, 0.3)[0]!);
    expect(at(0.45, 0.02)[1]).toBeGreaterThan(4 * at(0.45, 0.4)[1]!);
    expect(material.opacity!({ x: 0, y: 0, z: 0, u: 0.45, v: 0.3 })).toBeCloseTo(1, 6);
  });
});

describe('a texture', () => {
  it('seen from afar is the mean of what it shows, clear parts left out', () => {
    const striped = textureOf(drawn(64, 64, (x) => (x % 2 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 0])));
    const out = new Float64Array(4);
    striped.read({ u: 0.5, v: 0.5, texels: 32 }, out);
    expect(out[3]).toBeCloseTo(0.5, 3);
    expect(out[0]! / out[3]!).toBeCloseTo(1, 3);
    expect(striped.mean[0]).toBeCloseTo(1, 3);
  });
});
