import type { SeatForm } from '../../lexicon/details.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { chances, pick, suited, type Look } from '../look.ts';
import { inWidths } from '../piece.ts';
import { buildFrameChair, buildTubChair, buildWingChair } from './armchair.ts';
import { buildChesterfield } from './chesterfield.ts';
import { buildCornerSofa } from './corner-sofa.ts';
import { buildLoungeSofa } from './lounge-sofa.ts';
import { buildSofa } from './sofa.ts';

type Sizes = (() => Mesh)[];

/** Bodies that a plain "sofa" may have; one that is asked for by name has more of them: corner sofas need a corner. */
const SOFAS: readonly [SeatForm, ...SeatForm[]] = [
  'classic',
  'classic',
  'classic',
  'lounge',
  'classic',
  'chesterfield',
];
const ARMCHAIRS: readonly [SeatForm, ...SeatForm[]] = ['club', 'wing', 'tub', 'frame'];

/** Builders of a sofa in its sizes: of the body that was named, or of one chosen by the seed. */
export function sofaSizes(look: Look, named?: SeatForm): Sizes {
  switch (named ?? pick(chances(look, 48), suited(look, SOFAS))) {
    case 'corner':
      return inWidths(buildCornerSofa, look, [2.2, 2.6, 3]);
    case 'chesterfield':
      return inWidths(buildChesterfield, look, [1.6, 1.9, 2.25]);
    case 'lounge':
      return inWidths(buildLoungeSofa, look, [1.75, 2.2, 2.7]);
    case 'loveseat':
      return inWidths(buildSofa, look, [1.35, 1.5]);
    default:
      return inWidths(buildSofa, look, [1.5, 1.85, 2.2, 2.6]);
  }
}

/** The same of an armchair. */
export function armchairSizes(look: Look, named?: SeatForm): Sizes {
  switch (named ?? pick(chances(look, 49), suited(look, ARMCHAIRS))) {
    case 'wing':
      return [() => buildWingChair(look)];
    case 'tub':
      return [() => buildTubChair(look)];
    case 'frame':
      return [() => buildFrameChair(look)];
    case 'chesterfield':
      return inWidths(buildChesterfield, look, [1.1]);
    default:
      return inWidths(buildSofa, look, [0.88, 1]);
  }
}
