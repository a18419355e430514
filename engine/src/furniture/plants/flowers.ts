import type { FlowerKind } from '../../lexicon/details.ts';
import { createRandom } from '../../random.ts';
import { Mesh } from '../../scene/mesh.ts';
import { chances, pick, turnBy, type Look } from '../look.ts';
import { round, type Make } from '../piece.ts';
import { ARRANGE } from './arrangements.ts';
import { type BouquetForm, bunchOf } from './bunch.ts';
import { addVaseBody, type Vase, type VaseForm } from './vase.ts';

/** What stands in a vase where nobody says which flowers. */
const USUAL: readonly [BouquetForm, ...BouquetForm[]] = ['tulips', 'mixed', 'roses', 'wild', 'peonies'];

/** Vases that each bunch stands well in, and how high they are, metres. */
const VASES: Record<
  BouquetForm,
  { readonly height: number; readonly forms: readonly [VaseForm, ...VaseForm[]] }
> = {
  mixed: { height: 0.21, forms: ['belly', 'jug', 'fluted'] },
  roses: { height: 0.18, forms: ['fluted', 'belly', 'trumpet'] },
  peonies: { height: 0.19, forms: ['jug', 'belly', 'cylinder'] },
  wild: { height: 0.2, forms: ['jug', 'cylinder', 'amphora'] },
  tulips: { height: 0.23, forms: ['cylinder', 'trumpet', 'belly'] },
  sunflowers: { height: 0.24, forms: ['jug', 'belly', 'cylinder'] },
  lavender: { height: 0.2, forms: ['cylinder', 'jug', 'amphora'] },
  dried: { height: 0.28, forms: ['bottle', 'gourd', 'amphora'] },
};

/** A bunch in a vase, of the flowers that were named or of others by the seed. */
export const flowersPiece: Make = ({ look, details }) =>
  round('floor', () => buildFlowers(look, details.flower));

/** Flowers in a vase, half a metre high; the vase is of the frame's material, the petals have the accent where words named a colour. */
export function buildFlowers(look: Look, named?: FlowerKind): Mesh {
  const mesh = new Mesh();
  const form = named ?? turnBy<BouquetForm>(look, USUAL);
  const { height, forms } = VASES[form];
  const vase: Vase = { form: pick(chances(look, 61), forms), at: [0, 0, 0], height };
  addVaseBody(mesh, vase, mesh.material(look.legs));
  ARRANGE[form](bunchOf(mesh, { look, vase, form, random: createRandom(look.seed * 31 + 11) }));
  return mesh;
}
