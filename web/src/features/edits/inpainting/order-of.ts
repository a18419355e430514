import { lookFields } from '../engine/offer.ts';
import { type EditOrder, premiumFormat } from '../order/start-order.ts';
import { widthOf } from '../product/product.ts';
import type { Draft } from './draft.ts';

/** What the words are for. */
export type InpaintMode = 'replace' | 'remove';

export interface InpaintMeans {
  readonly mode: InpaintMode;
  readonly isPremium: boolean;
  /** The region as the server keeps it; null where none is marked: then the central half is repainted. */
  readonly maskFilename: string | null;
  readonly seed: number;
  /** The nearest thing may stand in for one without a model. */
  readonly allowStandIn: boolean;
  /** One more picture by another seed, however many there were before. */
  readonly isAnother?: boolean;
  /** Whether a field of the call changes the picture: the others are not sent. */
  readonly reads: (field: string) => boolean;
}

/**
 * What the draft asks of the server. The photo and the mask are stored there already and go by name. Premium gets the
 * words alone, and the mask's name for pasting back; removing is always the default engine's.
 */
export function orderOf(draft: Draft, means: InpaintMeans): EditOrder {
  const { photo, words, arrangement } = draft;
  const { mode, isPremium, maskFilename, seed, allowStandIn, isAnother = false, reads } = means;
  const isReplacing = mode === 'replace';
  const product = isReplacing && !isPremium ? draft.product : null;
  const shared = {
    ...(photo && { fileId: photo.id }),
    ...(maskFilename !== null && { maskFilename }),
    prompt: isReplacing && product === null ? words.prompt.trim() : '',
    ...(reads('seed') && { seed }),
    ...(words.count > 1 && !isAnother && isReplacing && reads('count') && { count: words.count }),
    ...(allowStandIn && { allow_stand_in: 'true' as const }),
  };
  if (isPremium && isReplacing) return { call: 'flux-kontext-pro', form: { ...shared, ...premiumFormat } };
  const look = lookFields(words, reads);
  const place = placed(arrangement, means);
  const form = { ...shared, ...look, ...place, mask_area: 'center', mode } as const;
  if (product === null) return { call: 'inpaint', form };
  const measures = { product_width: widthOf(product) ?? undefined, product_stands: product.stands };
  return { call: 'inpaint', form: { ...form, ...measures }, product: product.picture };
}

/** Where somebody put what is to come, for who heeds it. */
function placed(arrangement: Draft['arrangement'], { mode, reads }: InpaintMeans) {
  return mode === 'replace' && arrangement && reads('arrangement') ? { arrangement } : {};
}
