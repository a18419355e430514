import type { Edit, EditOrder } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { arrangeNote, canArrange } from '../arrange/can-arrange.ts';
import { heeds, lookFields, priceOf } from '../engine/offer.ts';
import { useDefaultEngine, useEngine } from '../engine/use-engine.ts';
import { useGenerate } from '../order/use-generate.ts';
import {
  isSameOrder,
  lookAndPlace,
  type Manner,
  type OrderMeans,
  placingOf,
  premiumFormat,
  sharedFields,
  standInField,
} from '../order/wished-order.ts';
import { useRemovalEstimate } from '../preflight/RoughNotice.tsx';
import { isPlaceable, widthOf } from '../product/product.ts';
import { keptRegion, paintedMask, useKeepRegion } from '../region/keep-region.ts';
import { useGuess } from '../region/use-guess.ts';
import { useRegion } from '../region/use-region.ts';
import { missingIn, useReading } from '../words/reading.ts';
import { canGenerate, type Draft, type DraftEvent } from './draft.ts';

interface InpaintingInput {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  /** Keeps the mask as it stands on the server, and tells its name there. */
  settle: () => Promise<string | null>;
  onResult: (edit: Edit) => void;
}

/** What the words come to where something is marked or named, what that costs, and the orders that do it. */
export function useInpainting({ draft, dispatch, settle, onResult }: InpaintingInput) {
  const work = useGenerate({ draft, dispatch, onResult });
  const wish = useWish(draft);
  const { serving, reading, reads, count } = wish;
  const isRemoval = reading?.action === 'remove' && reading.target !== null;
  // Premium changes what the words name, wherever it is, and so does whoever asks for something to be taken away.
  const isSought = draft.mask === null && (serving.isPremium || isRemoval);
  const found = useRegion({
    photo: isSought ? draft.photo : null,
    words: reading?.target ?? '',
    isToGo: isRemoval,
    draft: draft.region,
    dispatch: (event) => dispatch({ type: 'region-changed', event }),
  });
  // Shown and confirmed first, as in the search tools.
  const shown = useGuess(found, work.guess, draft.photo);
  const region = isSought ? shown : null;
  const keepRegion = useKeepRegion();
  const marked = draft.mask === null ? keptRegion(region, keepRegion) : paintedMask(draft.mask, settle);
  const isPainting = draft.mask !== null && draft.mask.filename === null;
  const isMarked = region === null || (region.shown !== null && region.status !== 'finding');
  const rough = useRemovalEstimate({
    photoId: draft.photo?.id,
    marked: isPainting || (draft.mask === null && !isRemoval) ? null : marked,
    isOwnEngine: wish.remover.isOwnEngine,
  });
  const priceIn = (mode: InpaintMode): number => {
    // What is expected to be rough is previewed first, for nothing.
    const isRemoved = mode === 'remove' || (reading?.action === 'remove' && serving.isOwnEngine);
    return rough && isRemoved ? 0 : wish.priceIn(mode);
  };
  const wishedIn = (mode: InpaintMode) => ({ draft, marked, orderIn: wish.orderIn(mode) });
  const generate = (mode: InpaintMode, manner: Manner = {}): void => {
    if (mode === 'replace' && !(canGenerate(draft) && isMarked)) return;
    const missing = mode === 'replace' ? wish.missing : [];
    const resume = () => generate(mode, { ...manner, allowStandIn: true });
    work.place(placingOf({ ...wishedIn(mode), count, missing, resume, price: priceIn(mode) }, manner));
  };

  return {
    ...work,
    ...{ serving, reading, reads, count, region, isMarked, generate },
    /** The thing of one's own that is put; null where words say what is. */
    product: wish.product,
    /** What is put can be arranged by hand beforehand. */
    isArrangeable: wish.isArrangeable,
    /** Why it is not, where one might expect it. */
    arrangeNote: wish.arrangeNote,
    price: priceIn('replace'),
    removalPrice: priceIn('remove'),
    /** Why a removal is previewed first; null when it is not. */
    rough,
    /** The words take away what is marked, or named. */
    isRemoval: reading?.action === 'remove' && serving.isOwnEngine,
    /** The last order, with nothing changed since. */
    isSame: isSameOrder(wishedIn('replace')),
  };
}

/** A product is what it is: of all settings only the steps show, and where it was put. */
function readsOfProduct(field: string): boolean {
  return field === 'steps' || field === 'arrangement';
}

/** What the words come to with the engine that serves: what they cost, what they read, what they order. */
function useWish(draft: Draft) {
  const { i18n } = useTranslation();
  const serving = useEngine('inpaint');
  const remover = useDefaultEngine('inpaint');
  const product = serving.isOwnEngine ? draft.product : null;
  const words = useReading(draft.words.prompt, 'repaint');
  // A product is put, whatever the words say.
  const reading = product === null ? words : null;
  const action = reading?.action ?? 'put';
  const reads = product === null ? heeds(serving, action) : readsOfProduct;
  const { stylePreset } = draft.words;
  const isArrangeable =
    draft.mask !== null &&
    (product === null ? canArrange({ reading, stylePreset, reads }) : isPlaceable(product));
  const count = reads('count') ? draft.words.count : 1;
  return {
    ...{ serving, remover, reading, reads, count, isArrangeable, product },
    arrangeNote: product === null ? arrangeNote({ reading, stylePreset, reads }) : null,
    missing: serving.isOwnEngine ? missingIn(reading, i18n.language) : [],
    priceIn: (mode: InpaintMode): number =>
      mode === 'remove' ? priceOf(remover, 'remove') : priceOf(serving, action) * count,
    orderIn:
      (mode: InpaintMode) =>
      (means: Omit<OrderMeans, 'isPremium' | 'reads'>): EditOrder => {
        const read = mode === 'remove' ? heeds(remover, 'remove') : reads;
        return orderOf({ ...draft, product }, { ...means, mode, isPremium: serving.isPremium, reads: read });
      },
  };
}

/** What the words are for. */
type InpaintMode = 'replace' | 'remove';

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
