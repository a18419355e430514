import type { Piece } from '../furniture/catalogue.ts';
import { facetMesh, type Faceting } from '../scene/drawing/facet-mesh.ts';
import { clayOf, facetPaintOf, paperOf } from '../scene/drawing/stuffs.ts';
import type { Material } from '../scene/material.ts';
import { Mesh } from '../scene/mesh.ts';
import { hashNumber } from '../scene/noise.ts';
import type { StylePreset } from '../style/apply-style.ts';

/** The presets that furniture is built or drawn in; the others are laid over its finished picture. */
export type MeshStyle = '3d-model' | 'low-poly' | 'origami' | 'isometric' | 'line-art';

const MESH_STYLES: ReadonlySet<string> = new Set<MeshStyle>([
  '3d-model',
  'low-poly',
  'origami',
  'isometric',
  'line-art',
]);

/** The preset when furniture is built or drawn in it, else null. */
export function meshStyleOf(preset: StylePreset): MeshStyle | null {
  return MESH_STYLES.has(preset) ? (preset as MeshStyle) : null;
}

/** Makes each material over once: the parts of a mesh must go on sharing them. */
function remembered<Key>(make: (material: Material, key: Key) => Material) {
  const made = new Map<Material, Map<Key, Material>>();
  return (material: Material, key: Key): Material => {
    const variants = made.get(material) ?? new Map<Key, Material>();
    made.set(material, variants);
    const known = variants.get(key) ?? make(material, key);
    variants.set(key, known);
    return known;
  };
}

function inClay(mesh: Mesh): Mesh {
  const clay = new Mesh();
  clay.append(mesh, { at: [0, 0, 0] });
  clay.materials.splice(0, clay.materials.length, ...clay.materials.map(clayOf));
  return clay;
}

function withoutPane(material: Material): Material {
  const { pane, ...stuff } = material;
  return pane ? stuff : material;
}

/** The same with glass that is not looked through: of a drawing its outline is wanted. */
function withoutPanes(mesh: Mesh): Mesh {
  if (mesh.materials.every(({ pane }) => !pane)) return mesh;
  const solid = new Mesh();
  solid.append(mesh, { at: [0, 0, 0] });
  solid.materials.splice(0, solid.materials.length, ...mesh.materials.map(withoutPane));
  return solid;
}

/** Facets of one colour come in these tones. */
const TONES = [0.86, 0.95, 1.04, 1.14] as const;

function facetingOf(style: 'low-poly' | 'origami', seed: number): Faceting {
  if (style === 'origami') {
    return {
      cell: 0.5,
      share: 0.5,
      wobble: 0.08,
      seed,
      materialOf: remembered((material) => paperOf(material)),
    };
  }
  const paint = remembered(facetPaintOf);
  const toneOf = (facet: number): number => TONES[Math.floor(hashNumber(facet * 17 + 3) * TONES.length)]!;
  return {
    cell: 0.17,
    share: 0.26,
    wobble: 0.16,
    seed,
    materialOf: (material, facet) => paint(material, toneOf(facet)),
  };
}

/** A piece made over in a style's stuff and form. */
export function pieceInStyle(piece: Piece, style: MeshStyle | null, seed: number): Piece {
  if (style === '3d-model') return { ...piece, sizes: piece.sizes.map((build) => () => inClay(build())) };
  if (style === 'line-art' || style === 'isometric')
    return { ...piece, sizes: piece.sizes.map((build) => () => withoutPanes(build())) };
  if (style !== 'low-poly' && style !== 'origami') return piece;
  const faceting = facetingOf(style, seed);
  return { ...piece, sizes: piece.sizes.map((build) => () => facetMesh(build(), faceting)) };
}
