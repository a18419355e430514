import type { Edit } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { arrangeNote, canArrange } from '../arrange/can-arrange.ts';
import { heeds, priceOf } from '../engine/offer.ts';
import { useDefaultEngine, useEngine } from '../engine/use-engine.ts';
import type { EditOrder } from '../order/start-order.ts';
import { type Refusal, useOrdering } from '../order/use-ordering.ts';
import { useRemovalEstimate } from '../preflight/RoughNotice.tsx';
import { isPlaceable } from '../product/product.ts';
import { keptRegion, regionName, savedMask, useKeepRegion } from '../region/keep-region.ts';
import { useGuess } from '../region/use-guess.ts';
import { type RegionInHand, useRegion } from '../region/use-region.ts';
import { useAwaitedEdits } from '../running/use-awaited-edits.ts';
import { seedOf } from '../words/random-seed.ts';
import { missingIn, useReading } from '../words/reading.ts';
import { canGenerate, type Draft, type DraftEvent } from './draft.ts';
import { type InpaintMode, orderOf } from './order-of.ts';

interface GenerateInput {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  /** Must stay the same between renders. */
  onResult: (edit: Edit) => void;
}

interface Manner {
  /** What is nearest may be drawn instead of what there is no model of. */
  readonly allowStandIn?: boolean;
  /** By another seed than the one that was typed or drawn before. */
  readonly isAnother?: boolean;
}

/** Starts edits of the draft, watches those that run, and opens the first result. */
export function useGenerate({ draft, dispatch, onResult }: GenerateInput) {
  const awaited = useAwaitedEdits({ draft, dispatch, onResult });
  const ordering = useOrdering();
  const wish = useWish(draft);
  const { serving, reading, reads } = wish;
  const isRemoval = reading?.action === 'remove' && reading.target !== null;
  const isSought = draft.mask === null && (serving.isPremium || isRemoval);
  const region = useSoughtRegion({
    ...{ draft, dispatch, isSought, refusal: ordering.refusal },
    target: reading?.target ?? '',
  });
  const keepRegion = useKeepRegion();
  const isStarting = ordering.isPlacing || awaited.isStarting;
  const isMarked = region === null || (region.shown !== null && region.status !== 'finding');
  const rough = useRemovalEstimate({
    photoId: draft.photo?.id,
    marked: markedIn({ draft, region: isRemoval ? region : null, keepRegion }),
    isOwnEngine: wish.remover.isOwnEngine,
  });
  const priceIn = (mode: InpaintMode): number => {
    // What is expected to be rough is previewed first, for nothing.
    const isRemoved = mode === 'remove' || (reading?.action === 'remove' && serving.isOwnEngine);
    return rough && isRemoved ? 0 : wish.priceIn(mode);
  };

  const markOf = (mode: InpaintMode, manner: Manner & { seed: number }) =>
    markOfOrder(wish.orderIn(mode, manner, draft.mask?.filename ?? regionName(region?.shown ?? null)));
  const send = (mode: InpaintMode, manner: Manner): void => {
    const seed = seedOf(draft, manner);
    const { isAnother = false } = manner;
    ordering.place({
      price: isAnother ? priceIn(mode) / wish.count : priceIn(mode),
      resume: () => send(mode, { ...manner, allowStandIn: true }),
      order: async () => {
        const found = region?.shown ? await keepRegion.mutateAsync(region.shown.mask) : null;
        return wish.orderIn(mode, { ...manner, seed }, draft.mask?.filename ?? found);
      },
      onStarted: (editIds) =>
        dispatch({
          type: 'edits-started',
          editIds,
          chance: seed,
          ordered: markOf(mode, { isAnother, seed }),
        }),
    });
  };
  const generate = (mode: InpaintMode, manner: Manner = {}) => {
    if (isStarting || awaited.running) return;
    if (mode === 'replace' && !(canGenerate(draft) && isMarked)) return;
    ordering.refuse(null);
    awaited.dismiss();
    const { missing } = wish;
    const resume = () => send(mode, { ...manner, allowStandIn: true });
    if (mode === 'replace' && missing.length > 0)
      return ordering.refuse({ kind: 'missing', missing, resume });
    send(mode, manner);
  };
  const { refusal } = ordering;

  return {
    ...{ serving, reading, reads, region, isMarked, refusal, generate },
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
    count: wish.count,
    /** The last order, with nothing changed since. */
    isSame: draft.resultIds.length > 0 && draft.ordered === markOf('replace', { seed: seedOf(draft) }),
    dismiss: () => {
      ordering.refuse(null);
      awaited.dismiss();
    },
    running: awaited.running,
    isWorking: isStarting || awaited.running !== null,
    failure: refusal?.kind === 'failure' ? refusal.message : awaited.failure,
    cancel: awaited.cancel,
    isCancelling: awaited.isCancelling,
  };
}

interface MarkedInput {
  draft: Draft;
  /** What words name to be taken away where nothing is marked. */
  region: Parameters<typeof keptRegion>[0];
  keepRegion: Parameters<typeof keptRegion>[1];
}

/** What would be taken away, by a mask once it is saved or by words; null while that is not known. */
function markedIn({ draft, region, keepRegion }: MarkedInput) {
  if (!draft.mask) return keptRegion(region, keepRegion);
  return draft.mask.filename === null ? null : savedMask(draft.mask.filename);
}

/** Enough of a picture to tell it from another one: the mark is kept on this device. */
const PICTURE_MARK = 64;

function markOfOrder(order: EditOrder): string {
  return JSON.stringify(
    order.call === 'inpaint' ? { ...order, product: order.product?.slice(-PICTURE_MARK) } : order,
  );
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
    orderIn: (
      mode: InpaintMode,
      manner: Manner & { seed: number },
      maskFilename: string | null,
    ): EditOrder => {
      const { allowStandIn = false, isAnother = false, seed } = manner;
      const { isPremium } = serving;
      const read = mode === 'remove' ? heeds(remover, 'remove') : reads;
      return orderOf(
        { ...draft, product },
        { mode, maskFilename, allowStandIn, isAnother, seed, isPremium, reads: read },
      );
    },
  };
}

interface SoughtRegionInput {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  /** What the words name; empty where they name nothing. */
  target: string;
  /** Where nothing is marked: premium changes what the words name, wherever it is, and so does whoever asks for something to be taken away. */
  isSought: boolean;
  refusal: Refusal | null;
}

/** What words alone would change where nothing is marked: shown and confirmed first, as in the search tools. Null otherwise. */
function useSoughtRegion(input: SoughtRegionInput): RegionInHand | null {
  const { draft, dispatch, target, isSought, refusal } = input;
  const found = useRegion({
    photo: isSought ? draft.photo : null,
    words: target,
    draft: draft.region,
    dispatch: (event) => dispatch({ type: 'region-changed', event }),
  });
  const region = useGuess(found, refusal, draft.photo);
  return isSought ? region : null;
}
