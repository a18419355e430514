import { productStands, productWidth } from '@maquette/contract';
import { z } from 'zod';

/** Why a picture is of no use where it is to be. */
const ProductProblem = z.enum(['product_empty', 'product_too_small', 'product_not_cut_out']);
type ProductProblem = z.infer<typeof ProductProblem>;

/** A thing of one's own in the work in hand. */
export const DraftProduct = z.object({
  name: z.string(),
  /** Small picture with transparency, as a data URL. */
  picture: z.string(),
  /** Centimetres, as typed. */
  width: z.string(),
  stands: z.enum(productStands),
  /** What is wrong with the picture on the floor and on a wall; null = nothing. */
  problems: z.object({ floor: ProductProblem.nullable(), wall: ProductProblem.nullable() }),
});
export type DraftProduct = z.infer<typeof DraftProduct>;

/** Centimetres that were typed, with a point or a comma; null when that is no width a thing can have. */
export function widthOf({ width }: Pick<DraftProduct, 'width'>): number | null {
  const text = width.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const number = Number(text);
  return number >= productWidth.min && number <= productWidth.max ? number : null;
}

export function problemOf({ problems, stands }: DraftProduct): ProductProblem | null {
  return problems[stands];
}

/** Whether a product can be put as it is told. */
export function isPlaceable(product: DraftProduct): boolean {
  return widthOf(product) !== null && problemOf(product) === null;
}
