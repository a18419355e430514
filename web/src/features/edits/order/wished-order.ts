import type { EditOrder, MissingThing } from '@maquette/contract';
import type { WishedDraft } from '../draft/wished-draft.ts';
import { heededOnly, lookFields } from '../engine/offer.ts';
import type { Marked } from '../region/keep-region.ts';
import { seedOf } from '../words/random-seed.ts';
import type { Words } from '../words/words.ts';
import type { Placing } from './use-generate.ts';

/** How an order differs from the plain one. */
export interface Manner {
  /** What is nearest may be drawn instead of what there is no model of. */
  readonly allowStandIn?: boolean;
  /** One more picture by another seed than the one that was typed or drawn before, however many there were. */
  readonly isAnother?: boolean;
}

/** What decides how the words of a draft are told to the server. */
export interface OrderMeans extends Manner {
  readonly isPremium: boolean;
  /** The region as the server keeps it; null where none is marked. */
  readonly maskFilename: string | null;
  readonly seed: number;
  /** Whether a field of the call changes the picture: the others are not sent. */
  readonly reads: (field: string) => boolean;
}

/** What the screens always ask of premium; its aspect is left to the server, which takes the photo's own. */
export const premiumFormat = { output_format: 'png', safety_tolerance: 2 } as const;

type Told = Pick<WishedDraft, 'photo' | 'arrangement'> & { readonly words: Words };

/** The fields that all calls have: photo and mask are stored there already and go by name. */
export function sharedFields({ photo, words }: Told, means: OrderMeans) {
  const { maskFilename, seed, isAnother = false, reads } = means;
  return {
    ...(photo && { fileId: photo.id }),
    ...(maskFilename !== null && { maskFilename }),
    prompt: words.prompt.trim(),
    ...(reads('seed') && { seed }),
    ...(words.count > 1 && !isAnother && reads('count') && { count: words.count }),
  };
}

/** That the nearest may stand in, once that was allowed. */
export function standInField({ allowStandIn = false }: Manner) {
  return allowStandIn ? { allow_stand_in: 'true' as const } : {};
}

/** The look, and where somebody put what is to come, for who heeds it. */
export function lookAndPlace({ words, arrangement }: Told, { reads }: OrderMeans) {
  return { ...lookFields(words, reads), ...(arrangement && heededOnly({ arrangement }, reads)) };
}

/** An order by words, before it is placed. */
interface Wished {
  readonly draft: WishedDraft & { readonly words: Words };
  /** What is marked; it is kept on the server only once it is ordered. */
  readonly marked: Marked | null;
  readonly orderIn: (means: Pick<OrderMeans, 'seed' | 'maskFilename'> & Manner) => EditOrder;
}

/** Enough of a picture to tell it from another one: the mark is kept on this device. */
const PICTURE_MARK = 64;

function markOf({ marked, orderIn }: Wished, manner: Manner & { seed: number }): string {
  const order = orderIn({ ...manner, maskFilename: marked?.name ?? null });
  return JSON.stringify(order, (field, value: unknown) =>
    field === 'product' && typeof value === 'string' ? value.slice(-PICTURE_MARK) : value,
  );
}

/** Whether the draft would be ordered as it was last, with nothing changed since. */
export function isSameOrder(wished: Wished): boolean {
  const { draft } = wished;
  return draft.resultIds.length > 0 && draft.ordered === markOf(wished, { seed: seedOf(draft) });
}

interface WishedPlacing extends Wished {
  /** Credits for all pictures together, and how many there are. */
  readonly price: number;
  readonly count: number;
  readonly missing: readonly MissingThing[];
  readonly resume: Placing['resume'];
}

/** One click on the button that spends: the same words by the same seed are the same order. */
export function placingOf(wished: WishedPlacing, manner: Manner): Placing {
  const { draft, marked, orderIn, price, count, missing, resume } = wished;
  const { isAnother = false, allowStandIn = false } = manner;
  const seed = seedOf(draft, manner);
  return {
    price: isAnother ? price / count : price,
    missing: allowStandIn ? [] : missing,
    resume,
    order: async () => orderIn({ ...manner, seed, maskFilename: marked && (await marked.keep()) }),
    started: { chance: seed, ordered: markOf(wished, { isAnother, seed }) },
  };
}
