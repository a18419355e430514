import type { EditOrder } from '@maquette/contract';
import { lookFields } from '../engine/offer.ts';
import {
  lookAndPlace,
  type OrderMeans,
  premiumFormat,
  sharedFields,
  standInField,
} from '../order/wished-order.ts';
import { widthOf } from '../product/product.ts';
import type { Draft } from './draft.ts';

/** What the words are for. */
export type InpaintMode = 'replace' | 'remove';

/** Without a mask the central half is repainted. */
export interface InpaintMeans extends OrderMeans {
  readonly mode: InpaintMode;
}

/**
 * What the draft asks of the server. Premium gets the words alone, and the mask's name for pasting back; removing is always
 * the default engine's, once and without words.
 */
export function orderOf(draft: Draft, means: InpaintMeans): EditOrder {
  const { mode, isPremium, reads } = means;
  const isReplacing = mode === 'replace';
  const product = isReplacing && !isPremium ? draft.product : null;
  const shared = {
    ...sharedFields(draft, isReplacing ? means : { ...means, isAnother: true }),
    ...((!isReplacing || product !== null) && { prompt: '' }),
    ...standInField(means),
  };
  if (isPremium && isReplacing) return { call: 'flux-kontext-pro', form: { ...shared, ...premiumFormat } };
  const look = isReplacing ? lookAndPlace(draft, means) : lookFields(draft.words, reads);
  const form = { ...shared, ...look, mask_area: 'center', mode } as const;
  if (product === null) return { call: 'inpaint', form };
  const measures = { product_width: widthOf(product) ?? undefined, product_stands: product.stands };
  return { call: 'inpaint', form: { ...form, ...measures }, product: product.picture };
}
