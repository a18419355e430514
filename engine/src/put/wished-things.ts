import type { Piece } from '../furniture/catalogue.ts';
import { hasTop, toppedPiece } from '../furniture/sets/topped-piece.ts';
import { meshStyleOf, pieceInStyle } from '../inpaint/mesh-style.ts';
import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
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
  /** What stands on its top, where something is wished for that does. */
  readonly top?: Drawable;
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

/** What of the wishes can be drawn: models of their own first, then what may stand in. A desk with a lamp is one thing with another on it. */
export function drawablesOf(wishes: readonly Wish[], allowStandIn: boolean): Drawable[] {
  const own = wishes.flatMap((wish) => (wish.kind ? [{ wish, kind: wish.kind }] : []));
  const others = wishes.flatMap((wish) => (!wish.kind && wish.standIn ? [{ wish, kind: wish.standIn }] : []));
  return withTop(allowStandIn ? [...own, ...others] : own);
}

function withTop([first, second, ...others]: Drawable[]): Drawable[] {
  if (!first) return [];
  const top = second && hasTop(first.kind) ? onTop(second) : null;
  if (top) return [{ ...first, top }, ...others];
  return second ? [first, second, ...others] : [first];
}

/** "A lamp" is as tall as where it stands allows. */
const ANY_LAMP = /^(?:lamp|lampe)$/i;

function onTop({ wish, kind }: Drawable): Drawable | null {
  if (drawnRecord(kind).stands === 'table') return { wish, kind };
  return ANY_LAMP.test(wish.words) ? { wish, kind: 'table lamp' } : null;
}

/** The piece that is drawn for a thing, made over in a style. */
export function pieceFor(drawable: Drawable, preset: StylePreset, choice: Choice): Piece {
  return pieceInStyle(wholePiece(drawable, choice), meshStyleOf(preset), choice.seed);
}

function wholePiece({ wish, kind, top }: Drawable, choice: Choice): Piece {
  if (!top) return pieceOfWish(wish, kind, choice);
  const bare = pieceOfWish({ ...wish, hasDecor: false }, kind, choice);
  return toppedPiece(bare, pieceOfWish(top.wish, top.kind, choice));
}

/** The piece that is drawn for the first thing that words name; null when nothing of it can be drawn. Same words and choice, same piece. */
export function pieceForWish(words: WishedWords, choice: Choice): Piece | null {
  const [first] = drawablesOf(wishesOf(words), words.allowStandIn);
  return first ? pieceFor(first, words.stylePreset, choice) : null;
}
