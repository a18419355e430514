import type { ProposedRegion } from './proposed.ts';
import type { Pointed } from '../region-cut/point-wish.ts';

/** What to select. Points and box are in pixels of the picture that was prepared. */
export interface SelectionWish {
  /** '' = none; English or French: "the orange chair", « le canapé gris », "left curtain". */
  readonly words: string;
  /** Clicks and dabs; `keep` false: not this. */
  readonly points: readonly Pointed[];
  /** Left, top, right, bottom; corners may come in any order. */
  readonly box: readonly [number, number, number, number] | null;
  /** It is to vanish: what is found gets a little rim and the ground at its foot, so that neither an edge nor a shadow of it stays. */
  readonly isToGo?: boolean;
  /** Something comes in its place: else walls, floors and ceilings are not found where they are to vanish. */
  readonly isReplaced?: boolean;
  /** What somebody else found for the same wish, the surest first; weighed beside what our own eye finds. */
  readonly proposed?: readonly ProposedRegion[];
}

/** Regions chosen, before they are drawn. */
export interface Choice {
  readonly isIn: Uint8Array;
  readonly confidence: number;
  /** The overlap to expect with a thing of the kind that was named, of whatever colour and wherever; absent where none was. */
  readonly asKind?: number;
  /** Somebody else found it. */
  readonly isProposed?: boolean;
}
