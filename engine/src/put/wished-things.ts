import type { Piece } from '../furniture/catalogue.ts';
import { meshStyleOf, pieceInStyle } from '../inpaint/mesh-style.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Wish } from '../prompt/parse-prompt.ts';
import { splitWishes } from '../prompt/split-wishes.ts';
import type { StylePreset } from '../style/apply-style.ts';
import { pieceOfWish, type Choice } from './piece-of-words.ts';

/** What is asked for in words. */
export interface WishedWords {
  readonly prompt: string;
  readonly negativePrompt: string;
  /** Whether the closest thing with a model may be drawn for one that has none. */
  readonly allowStandIn: boolean;
  readonly stylePreset: StylePreset;
}

/** What is wished for and what draws it. */
export interface Drawable {
  readonly wish: Wish;
  readonly kind: Kind;
}

const DECOR = /cushion|pillow|decor|clutter|book|vase|coussin|oreiller|décor|livre|fouillis/i;

/** The things a prompt asks for, less what the negative prompt rules out. */
export function wishesOf({
  prompt,
  negativePrompt,
}: Pick<WishedWords, 'prompt' | 'negativePrompt'>): [Wish, ...Wish[]] {
  const [first, ...others] = splitWishes(prompt);
  if (!DECOR.test(negativePrompt)) return [first, ...others];
  const bare = (wish: Wish): Wish => ({ ...wish, hasDecor: false });
  return [bare(first), ...others.map(bare)];
}

/** What of the wishes can be drawn: models of their own first, then what may stand in. */
export function drawablesOf(wishes: readonly Wish[], allowStandIn: boolean): Drawable[] {
  const own = wishes.flatMap((wish) => (wish.kind ? [{ wish, kind: wish.kind }] : []));
  const others = wishes.flatMap((wish) => (!wish.kind && wish.standIn ? [{ wish, kind: wish.standIn }] : []));
  return allowStandIn ? [...own, ...others] : own;
}

/** The piece that is drawn for a thing, made over in a style. */
export function pieceFor({ wish, kind }: Drawable, preset: StylePreset, choice: Choice): Piece {
  return pieceInStyle(pieceOfWish(wish, kind, choice), meshStyleOf(preset), choice.seed);
}

/** The piece that is drawn for the first thing that words name; null when nothing of it can be drawn. Same words and choice, same piece. */
export function pieceForWish(words: WishedWords, choice: Choice): Piece | null {
  const [first] = drawablesOf(wishesOf(words), words.allowStandIn);
  return first ? pieceFor(first, words.stylePreset, choice) : null;
}
