import { pieceOf, type Kind, type Look, type Material, type Mesh } from '../../../engine/src/models.ts';
import type { Chance } from '../chance.ts';
import { classId, type ClassName } from '../labels.ts';
import {
  anyColour,
  bulb,
  dark,
  either,
  fabric,
  foliage,
  hard,
  legs,
  mirrorGlass,
  stuff,
  wood,
  woodColour,
  type Dress,
} from '../matter.ts';
import { packMesh, type Model } from '../model.ts';
import { thinOut } from './thin-out.ts';

const CLASS_OF = {
  sofa: 'sofa',
  armchair: 'chair',
  chair: 'chair',
  'coffee table': 'table',
  'side table': 'table',
  'dining table': 'table',
  bed: 'bed',
  sideboard: 'cabinet',
  dresser: 'cabinet',
  nightstand: 'cabinet',
  bookcase: 'cabinet',
  'floor lamp': 'lamp',
  'table lamp': 'lamp',
  'pendant lamp': 'lamp',
  plant: 'plant',
  pouf: 'other',
} as const satisfies Partial<Record<Kind, ClassName>>;

export type OwnKind = keyof typeof CLASS_OF;

const SOFT = new Set<OwnKind>(['sofa', 'armchair', 'pouf']);

/** Metres: finer than a pixel sees. */
const CELL = 0.012;

/** A piece of the engine's own furniture. Its stuffs are drawn anew; the parts keep their roles. */
export function ownFurniture(c: Chance, kind: OwnKind): Model {
  const marker = (): Material => ({
    mean: [0.5, 0.5, 0.5],
    roughness: 1,
    specular: c.is(0.5) ? 0.05 : 0.04,
    sheen: c.is(0.5) ? 1 : 0,
  });
  const look: Look = {
    main: marker(),
    legs: marker(),
    rails: marker(),
    colour: anyColour(c),
    accent: anyColour(c),
    wood: woodColour(c),
    seed: c.whole(1, 1_000_000),
    hasDecor: c.is(0.6),
  };
  const piece = pieceOf({ kind, look, details: {}, aspect: c.between(0.4, 2) });
  const mesh = c.from(piece.sizes)();
  const dresses = mesh.materials.map((material) => dressOf(material, { look, kind }));
  const classes = Uint8Array.from(mesh.materials, () => classId(CLASS_OF[kind]));
  return thinOut(
    packMesh(dropped(mesh, kind), classes, (chance) => {
      const drawn: ReturnType<Dress>[] = [];
      for (const dress of dresses) drawn.push(dress(chance, drawn));
      return drawn;
    }),
    CELL,
  );
}

/** Pendants are modelled upwards from their shade; here they hang from y = 0. */
function dropped(mesh: Mesh, kind: OwnKind): Mesh {
  if (kind !== 'pendant lamp') return mesh;
  let top = 0;
  for (let i = 1; i < mesh.positions.length; i += 3) top = Math.max(top, mesh.positions[i]!);
  for (let i = 1; i < mesh.positions.length; i += 3) mesh.positions[i]! -= top;
  return mesh;
}

function dressOf(material: Material, { look, kind }: { look: Look; kind: OwnKind }): Dress {
  if (material === look.main)
    return SOFT.has(kind) ? fabric : kind === 'plant' ? hard : either(hard, 0.75, fabric);
  if (material === look.legs || material === look.rails) return legs;
  if (material.emission) return bulb;
  if (material.metal) return material.roughness < 0.1 ? mirrorGlass : legs;
  if (kind === 'plant') return foliageOrSoil(material);
  if (kind === 'bed' || SOFT.has(kind))
    return either((chance) => stuff('cloth', shifted(chance, material)), 0.4, fabric);
  return either((chance) => stuff('plain', shifted(chance, material)), 0.5, either(wood, 0.5, hard));
}

function foliageOrSoil({ mean }: Material): Dress {
  return mean[1] > mean[0] ? foliage : either(dark, 0.5, wood);
}

function shifted(c: Chance, { mean }: Material): readonly [number, number, number] {
  const gain = c.between(0.6, 1.3);
  return [Math.min(0.95, mean[0] * gain), Math.min(0.95, mean[1] * gain), Math.min(0.95, mean[2] * gain)];
}
