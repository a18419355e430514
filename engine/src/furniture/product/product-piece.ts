import type { PixelImage } from '../../pixels.ts';
import type { Material } from '../../scene/material.ts';
import { Mesh } from '../../scene/mesh.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Piece } from '../catalogue.ts';
import { cutOutOf, type Stands } from './cut-out.ts';
import { shadowBody, type BodyBox } from './shadow-body.ts';
import { blocksOf, type Block } from './silhouette.ts';
import { textureOf } from './texture.ts';

/** A thing of one's own: its picture, and how wide what is visible in it is in reality. */
export interface Product {
  /** Cut out: what is not the thing is transparent. */
  readonly image: PixelImage;
  readonly widthMetres: number;
  readonly stands: Stands;
}

/** The outline is followed this finely; the alpha of the picture does the rest. */
const CELLS = 300;
/** Fainter pixels are not drawn. */
const FAINT = 8;
/** How far a picture on a wall stands out from it, metres; small ones less. */
const FRAME = 0.02;
const FRAME_SHARE = 0.08;
/** The body begins this far behind the picture: light on the picture must not start inside it. */
const GAP = 0.002;

/** The product's picture as a surface: `uv` of the mesh in metres from its lower left. */
function materialOf(cutOut: PixelImage, size: { width: number; height: number }): Material {
  const texture = textureOf(cutOut);
  const texelsPerMetre = texture.width / size.width;
  const texel = new Float64Array(4);
  const read = ({ u, v, footprint = 0 }: { u: number; v: number; footprint?: number }): void => {
    const at = { u: u / size.width, v: 1 - v / size.height, texels: footprint * texelsPerMetre };
    texture.read(at, texel);
  };
  return {
    mean: texture.mean,
    roughness: 1,
    specular: 0,
    isPicture: true,
    isPhotograph: true,
    albedo: (point, out) => {
      read(point);
      for (let k = 0; k < 3; k++) out[k] = texel[3]! > 0 ? texel[k]! / texel[3]! : 0;
    },
    opacity: (point) => {
      read(point);
      return texel[3]!;
    },
  };
}

interface Card {
  readonly mesh: Mesh;
  readonly material: number;
  /** Metres a pixel of the cut-out covers. */
  readonly metres: number;
  readonly width: number;
  readonly height: number;
  readonly z: number;
  /** Where the foot of the picture is. */
  readonly y: number;
}

/** A flat rectangle of the picture that looks towards +z. */
function addBlock({ mesh, material, ...card }: Card, block: Block): void {
  const corner = (px: number, py: number): number => {
    const u = px * card.metres;
    const v = card.height - py * card.metres;
    const vertex = mesh.vertex([u - card.width / 2, card.y + v, card.z], u, v);
    mesh.normals.splice(3 * vertex, 3, 0, 0, 1);
    return vertex;
  };
  const { left, right, top, bottom } = block;
  const a = corner(left, bottom);
  const b = corner(right, bottom);
  const c = corner(right, top);
  const d = corner(left, top);
  mesh.quad([a, b, c, d], material);
}

/** Six walls round a box. */
function addBody(mesh: Mesh, { x, y, z }: BodyBox, material: number): void {
  const [wide, tall, deep] = [x[1] - x[0], y[1] - y[0], z[1] - z[0]];
  const right: Vec3 = [wide, 0, 0];
  const up: Vec3 = [0, tall, 0];
  const front: Vec3 = [0, 0, deep];
  const low: Vec3 = [x[0], y[0], z[0]];
  mesh.flat([x[0], y[0], z[1]], { u: right, v: up }, material);
  mesh.flat(low, { u: up, v: right }, material);
  mesh.flat(low, { u: front, v: up }, material);
  mesh.flat([x[1], y[0], z[0]], { u: up, v: front }, material);
  mesh.flat([x[0], y[1], z[0]], { u: front, v: right }, material);
  mesh.flat(low, { u: right, v: front }, material);
}

function standing(product: Product, cutOut: PixelImage): Mesh {
  const { boxes, foot } = shadowBody(cutOut, product.widthMetres);
  const { card, unseen } = cardOf(product, cutOut, { z: foot / 2, y: 0 });
  for (const { x, y, z } of boxes)
    addBody(card.mesh, { x, y, z: [card.z + z[0] - GAP, card.z + z[1] - GAP] }, unseen);
  return card.mesh;
}

function hanging(product: Product, cutOut: PixelImage): Mesh {
  const height = (product.widthMetres * cutOut.height) / cutOut.width;
  const depth = Math.min(FRAME, FRAME_SHARE * Math.min(product.widthMetres, height));
  const { card, blocks, unseen } = cardOf(product, cutOut, { z: depth, y: -height / 2 });
  for (const { left, right, top, bottom } of blocks) {
    const x = [left * card.metres - card.width / 2, right * card.metres - card.width / 2] as const;
    const y = [card.y + height - bottom * card.metres, card.y + height - top * card.metres] as const;
    addBody(card.mesh, { x, y, z: [depth / 10, depth - depth / 10] }, unseen);
  }
  return card.mesh;
}

/** The picture itself, upright, with nothing behind it yet. */
function cardOf(
  { widthMetres }: Product,
  cutOut: PixelImage,
  at: { z: number; y: number },
): { card: Card; blocks: Block[]; unseen: number } {
  const mesh = new Mesh();
  const metres = widthMetres / cutOut.width;
  const size = { width: widthMetres, height: cutOut.height * metres };
  const material = materialOf(cutOut, size);
  const card: Card = { mesh, material: mesh.material(material), metres, ...size, ...at };
  const blocks = blocksOf(cutOut, { cells: CELLS, alpha: FAINT });
  for (const block of blocks) addBlock(card, block);
  const unseen = mesh.material({ mean: material.mean, roughness: 1, specular: 0, isUnseen: true });
  return { card, blocks, unseen };
}

/**
 * A product as a piece of furniture of one size, its real one: as wide as told, as high as its picture's proportions say. What stands has an
 * unseen body behind its picture for its shadow; what hangs lies flat before its wall.
 * @throws RangeError when nothing in the picture is visible
 */
export function productPiece(product: Product): Piece {
  const cutOut = cutOutOf(product.image);
  const isOnWall = product.stands === 'wall';
  const mesh = isOnWall ? hanging(product, cutOut) : standing(product, cutOut);
  return {
    support: product.stands,
    isRound: !isOnWall,
    facesCamera: !isOnWall,
    isMeasured: true,
    sizes: [() => mesh],
  };
}
