import type { Print } from '../../lexicon/details.ts';
import { isPrint, type OpaqueFamily, type Laying, type OpaqueWord } from '../../prompt/material-words.ts';
import type { Material } from '../../scene/material.ts';
import { leather } from '../../scene/materials/leather.ts';
import { printed, widthOf } from '../../scene/materials/prints.ts';
import { concrete, marble, terrazzo } from '../../scene/materials/stone.ts';
import { boucle, corduroy, knit, velvet, wool } from '../../scene/materials/textile.ts';
import { cane, rattan } from '../../scene/materials/wicker.ts';
import { planks } from '../../scene/materials/wood.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Smoothing } from '../light/light-field.ts';
import type { Manner } from '../paint/painter.ts';
import { matterNamed } from '../wish/vocabulary.ts';
import {
  bricks,
  cementTiles,
  checks,
  chevrons,
  hexagons,
  mosaic,
  panelling,
  pile,
  plaster,
  slabs,
  subwayTiles,
  tiles,
  veneer,
  weave,
} from './laid.ts';

/** What a region is in the room: decides how a material lies on it. */
export type SurfaceKind = 'floor' | 'wall' | 'object';

/** A material with a look of its own. */
export interface Matter {
  readonly manner: Manner;
  /** What of the old surface's light counts as its texture and goes. */
  readonly smoothing: Smoothing;
  /** Reflectance by place in metres (`x` across, `z` along or up); null for what is even. */
  readonly albedo: NonNullable<Material['albedo']> | null;
  /** Width of its largest regular part in metres: seen from where a pixel covers as much, it is even. */
  readonly module: number;
  /** How strongly the pattern shows, 0-1: what is relief on a drawn thing would look printed on a photographed one. */
  readonly strength: number;
  /** Where it has edges between two colours, which are smoothed more. */
  readonly isSharp?: true;
}

const HARD: Manner = { detail: 0.04, contrast: 0.85, highlights: 0.5, sheen: 0, isMetal: false };
const POLISHED: Manner = { ...HARD, highlights: 0.9, sheen: 0.06 };
const SOFT: Manner = { detail: 0.4, contrast: 1, highlights: 0.4, sheen: 0, isMetal: false };
/** Flat surfaces lose what grows on them, pile or boards; furniture keeps its seams and handles. */
const FLATTEN = { reach: 0.016, stops: 0.8, isFlat: true };
const UPHOLSTER = { reach: 0.008, stops: 0.3, isFlat: false };

function woodOf(colour: Vec3, laying: Laying | null, kind: SurfaceKind): Matter['albedo'] {
  if (kind === 'object' && laying === null) return veneer(colour);
  if (laying === 'chevron') return chevrons(colour);
  const pattern =
    laying === 'herringbone'
      ? { width: 0.09, length: 0.54, isHerringbone: true }
      : { width: kind === 'wall' ? 0.12 : 0.16, length: kind === 'wall' ? 2.6 : 1.7 };
  return planks(colour, pattern).albedo!;
}

/** Asks a material of the scene about a place on an upright front. */
function upright(albedo: NonNullable<Material['albedo']>): Matter['albedo'] {
  const at = { x: 0, y: 0, z: 0.11, u: 0, v: 0, facing: 2 };
  return ({ x, z }, out) => {
    at.x = x;
    at.y = z;
    albedo(at, out);
  };
}

const VEIN: Vec3 = [0.3, 0.31, 0.33];
const PALE_VEIN: Vec3 = [0.5, 0.48, 0.45];

/** Sides of square tiles in metres. */
const STONE_SIDE = 0.4;
const FLOOR_SIDE = 0.33;
const WALL_SIDE = 0.15;
const STONES: ReadonlySet<OpaqueFamily> = new Set(['marble', 'concrete', 'terrazzo']);

function stoneOf(albedo: Matter['albedo'], laying: Laying | null, kind: SurfaceKind): Matter['albedo'] {
  if (kind === 'object' || !albedo) return albedo;
  return slabs(albedo, laying === 'tiles' ? STONE_SIDE : 0.9);
}

type Recipe = (colour: Vec3, laying: Laying | null, kind: SurfaceKind) => Matter;

const PILE = { manner: SOFT, smoothing: UPHOLSTER, module: 0.015, strength: 0.45 };
const WICKER = { manner: SOFT, smoothing: UPHOLSTER, module: 0.03, strength: 1 };

function woven(colour: Vec3): Matter {
  return { manner: SOFT, smoothing: UPHOLSTER, albedo: weave(colour), module: 0.012, strength: 0.8 };
}

const RECIPES: Record<OpaqueFamily, Recipe> = {
  wood: (colour, laying, kind) => ({
    manner: kind === 'object' ? { ...HARD, detail: 0.25, contrast: 1 } : { ...HARD, highlights: 0.7 },
    smoothing: kind === 'object' ? UPHOLSTER : FLATTEN,
    albedo: woodOf(colour, laying, kind),
    module: laying === null || laying === 'planks' ? 0.16 : 0.12,
    strength: 1,
  }),
  marble: (colour, laying, kind) => ({
    manner: POLISHED,
    smoothing: FLATTEN,
    albedo: stoneOf(marble(colour, colour[1] < 0.15 ? PALE_VEIN : VEIN).albedo!, laying, kind),
    module: 0.4,
    strength: 1,
  }),
  concrete: (colour, laying, kind) => ({
    manner: HARD,
    smoothing: FLATTEN,
    albedo: laying === 'tiles' ? stoneOf(concrete(colour).albedo!, laying, kind) : concrete(colour).albedo!,
    module: 0.3,
    strength: 1,
  }),
  terrazzo: (colour, laying, kind) => ({
    manner: POLISHED,
    smoothing: FLATTEN,
    albedo: stoneOf(terrazzo(colour, [0.35, 0.22, 0.16]).albedo!, laying, kind),
    module: 0.05,
    strength: 1,
  }),
  ceramic: (colour, laying, kind) => ({
    manner: POLISHED,
    smoothing: FLATTEN,
    albedo:
      kind === 'object' && laying === null ? null : tiles(colour, kind === 'wall' ? WALL_SIDE : FLOOR_SIDE),
    module: 0.2,
    strength: 1,
  }),
  leather: (colour) => ({
    manner: { ...SOFT, detail: 0.45, highlights: 1.2, contrast: 1.08, sheen: 0.05 },
    smoothing: UPHOLSTER,
    albedo: leather(colour).albedo!,
    module: 0.2,
    strength: 0.8,
  }),
  velvet: (colour) => ({
    manner: { ...SOFT, contrast: 1.18, highlights: 0.6, sheen: 0.06 },
    smoothing: UPHOLSTER,
    albedo: velvet(colour).albedo!,
    module: 0.2,
    strength: 1,
  }),
  corduroy: (colour) => ({
    manner: { ...SOFT, contrast: 1.12, sheen: 0.03 },
    smoothing: UPHOLSTER,
    albedo: upright(corduroy(colour).albedo!),
    module: 0.017,
    strength: 0.8,
  }),
  fabric: woven,
  linen: woven,
  wool: (colour) => ({ ...PILE, albedo: wool(colour).albedo! }),
  boucle: (colour) => ({ ...PILE, albedo: boucle(colour).albedo! }),
  knit: (colour) => ({ ...PILE, albedo: upright(knit(colour).albedo!), strength: 0.7 }),
  rattan: (colour) => ({ ...WICKER, albedo: upright(rattan(colour).albedo!) }),
  cane: (colour) => ({ ...WICKER, albedo: upright(cane(colour).albedo!) }),
  metal: () => ({
    manner: { ...POLISHED, detail: 0.5, contrast: 1.45, highlights: 1.3, isMetal: true },
    smoothing: UPHOLSTER,
    albedo: null,
    module: 0.1,
    strength: 0,
  }),
  lacquer: () => ({ manner: POLISHED, smoothing: UPHOLSTER, albedo: null, module: 0.1, strength: 0 }),
};

type Colours = readonly [colour: Vec3, second?: Vec3];

/** Tiles of two colours in turns: of stone where that was said, else of ceramic. */
function checkered([colour, second = colour]: Colours, family: OpaqueFamily, kind: SurfaceKind): Matter {
  const tile = RECIPES[STONES.has(family) ? family : 'ceramic'];
  const [one, other] = [tile(colour, 'tiles', kind), tile(second, 'tiles', kind)];
  const side = STONES.has(family) ? STONE_SIDE : kind === 'wall' ? WALL_SIDE : FLOOR_SIDE;
  if (!one.albedo || !other.albedo) return one;
  return { ...one, albedo: checks(one.albedo, other.albedo, side), module: side };
}

/** Paper on a wall, woven into what lies or stands: folds, seams and what the wall has of its own stay. */
const PAPER: Manner = { detail: 0.3, contrast: 1, highlights: 0.4, sheen: 0, isMetal: false };
/** Repeats of cloth are smaller than those of paper. */
const SCALES: Readonly<Record<SurfaceKind, number>> = { wall: 1, floor: 0.7, object: 0.45 };

function printedMatter(print: Print, [colour, second = colour]: Colours, kind: SurfaceKind): Matter {
  const manner = kind === 'wall' ? PAPER : SOFT;
  const scale = SCALES[kind];
  const albedo = printed(print, [colour, second], scale);
  return {
    ...{ manner, smoothing: UPHOLSTER, albedo },
    ...{ module: widthOf(print, scale), strength: 1, isSharp: true },
  };
}

const GLAZED = { manner: POLISHED, smoothing: FLATTEN, strength: 1 };
const DRY = { manner: { ...HARD, highlights: 0.2 }, smoothing: FLATTEN, strength: 1 };

/** What is laid in a way of its own; null for what its material tells. */
function ownLaying(laying: Laying, [colour, second = colour]: Colours): Matter | null {
  switch (laying) {
    case 'brick':
      return { ...DRY, albedo: bricks(colour), module: 0.075 };
    case 'subway tiles':
      return { ...GLAZED, albedo: subwayTiles(colour), module: 0.075 };
    case 'mosaic':
      return { ...GLAZED, albedo: mosaic(colour), module: 0.026 };
    case 'hexagon tiles':
      return { ...GLAZED, albedo: hexagons(colour, { side: 0.2, lots: 0.08 }), module: 0.2 };
    case 'terracotta tiles':
      return { ...DRY, albedo: hexagons(colour, { side: 0.17, lots: 0.34 }), module: 0.17 };
    case 'cement tiles':
      return { ...DRY, albedo: cementTiles([colour, second]), module: 0.1, isSharp: true };
    case 'plaster':
      return { ...DRY, albedo: plaster(colour), module: 0.6 };
    case 'carpet':
      return { ...DRY, manner: { ...SOFT, detail: 0.1 }, albedo: pile(colour), module: 0.03 };
    default:
      return null;
  }
}

/** Painted boards, or wood where that was said. */
function panelled(colour: Vec3, material: OpaqueWord | null): Matter {
  const board = material?.family === 'wood' ? veneer(colour) : plaster(colour);
  return { manner: PAPER, smoothing: FLATTEN, albedo: panelling(board), module: 0.12, strength: 1 };
}

/**
 * The material of a colour wish by its canonical name, in its colour (linear), or in two of them where its tiles alternate or something is printed, lying on a floor, a
 * wall or a thing; null for a name that means none.
 */
export function matterOf(name: string, colours: Colours, kind: SurfaceKind): Matter | null {
  const { material, laying } = matterNamed(name);
  const [colour] = colours;
  if (laying === null) return material && RECIPES[material.family](colour, laying, kind);
  if (laying === 'checkerboard') return checkered(colours, material?.family ?? 'ceramic', kind);
  if (laying === 'panelling') return panelled(colour, material);
  if (isPrint(laying)) return printedMatter(laying, colours, kind);
  const own = ownLaying(laying, colours);
  return own ?? RECIPES[material?.family ?? (laying === 'tiles' ? 'ceramic' : 'wood')](colour, laying, kind);
}

/** Whether the name says a way of laying that furniture never has. */
export function isLaid(name: string): boolean {
  const { laying } = matterNamed(name);
  return laying !== null && !isPrint(laying);
}
