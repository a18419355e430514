import type { Kind } from '../../lexicon/kinds.ts';
import { visibleBounds } from './cut-out.ts';
import type { Product } from './product-piece.ts';

/** Metres: what is lower may stand on a table. */
const SMALL = 0.62;

/** The kind of furniture whose habits a product has: where it may stand, and whether its width or its height is fitted to a place. */
export function kindLike({ image, widthMetres, stands }: Product): Kind {
  if (stands === 'wall') return 'painting';
  const bounds = visibleBounds(image);
  if (!bounds) return 'armchair';
  const aspect = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
  const height = widthMetres / aspect;
  if (height < SMALL && widthMetres < SMALL) return 'table lamp';
  if (aspect > 1.4) return 'sofa';
  return aspect < 0.6 ? 'floor lamp' : 'armchair';
}
