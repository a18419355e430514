import type {
  Arranged,
  Arrangement,
  Clearing,
  Furnished,
  FurnishedThing,
  FurnishStyle,
  MaskHelp,
  Movable,
  RemovalEstimate,
  RoomType,
  SelectionWish,
} from '@maquette/engine';
import type { ModelUse, StylePreset } from '@maquette/contract';
import type { ModelRole } from '../../../open-models/catalogue.ts';
import type { EngineJob, RawPicture } from '../../image-engine.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A small copy of a photo in a file, and how large the photo is. */
export interface SmallPhoto {
  readonly overview: RawPicture;
  readonly photo: Size;
}

export interface FoundRegion {
  /** A grey PNG of the small copy's size; white = selected. */
  readonly mask: Uint8Array;
  readonly confidence: number;
  readonly label: string | null;
  /** The open model that found it; absent = our own eye. */
  readonly foundBy?: ModelUse;
}

export interface Found extends FoundRegion, Size {
  readonly isKnown: boolean;
  readonly alternatives: readonly FoundRegion[];
  /** Open models that were asked and failed. */
  readonly failedModels?: readonly ModelUse[];
}

/** What is asked about a photo. */
export type FinderQuestion =
  /** Where something is; in pixels of the photo. */
  | { readonly wish: SelectionWish }
  /** How well taking something away will come out: RGBA of the photo's proportions, white = taken away. */
  | { readonly hole: RawPicture }
  /** What goes when the room is cleared so far. */
  | { readonly clearing: Clearing }
  /** What helps the mask in a file: a byte a pixel, of the small copy's size. */
  | { readonly maskPath: string }
  /** Where the thing that words name goes in what is marked. */
  | { readonly put: PutQuestion }
  /** What a room is furnished with. */
  | { readonly furnish: FurnishQuestion };

/** How a room is to be furnished. */
export interface FurnishQuestion {
  readonly roomType: RoomType;
  readonly style: FurnishStyle;
  readonly language: 'en' | 'fr';
  readonly seed: number;
  /** The things of an earlier furnishing, as somebody changed them; null = to be planned. */
  readonly things: readonly FurnishedThing[] | null;
  /** Masks of what was taken away before: files of a byte a pixel, of the small copy's size. */
  readonly clearedPaths: readonly string[];
}

/** What a room is furnished with, places in pixels of the photo, and a grey PNG of the small copy's size: white = changes. */
export interface FurnishedRoom extends Omit<Furnished, 'mask'> {
  readonly mask: Uint8Array;
}

/** What is to be put where. */
export interface PutQuestion {
  /** A byte a pixel, of the small copy's size. */
  readonly maskPath: string;
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly stylePreset: StylePreset;
  readonly allowStandIn: boolean;
  readonly seed: number;
  /** A thing of one's own, put instead of what the words say. */
  readonly product?: EngineJob['product'];
  /** Where somebody put it; null = where it suits the mark. */
  readonly arrangement: Arrangement | null;
  /** Whether its place may reach down to the floor below the mark. */
  readonly reachesFloor: boolean;
}

/** What goes when a room is cleared. */
export interface Cleared extends Size {
  /** Grey PNGs of the small copy's size: white = goes; and 0 stays, n is the n-th of `things`. */
  readonly mask: Uint8Array;
  readonly numbers: Uint8Array;
  readonly confidence: number;
  readonly things: readonly Movable[];
}

/** What would help a mask; masks are grey PNGs of the small copy's size. */
export interface Helped extends Size {
  readonly tidied: Uint8Array;
  readonly wider: Uint8Array;
  readonly shadow: { readonly mask: Uint8Array; readonly kind: NonNullable<MaskHelp['cast']>['kind'] } | null;
  readonly rest: {
    readonly mask: Uint8Array;
    readonly kind: NonNullable<MaskHelp['cut']>['kind'];
    readonly share: number;
  } | null;
}

/** A thing in its place, which is in pixels of the photo; null = there is no model of it. */
export type Put = Arranged | null;

/** Server to finder. Without `small` the photo is meant that the finder has ready under this key. */
export interface FinderRequest {
  readonly id: number;
  readonly key: string;
  readonly small: SmallPhoto | null;
  readonly question: FinderQuestion;
  /** What open models can be asked for. */
  readonly roles: readonly ModelRole[];
}

/** Finder to server. `isMissing`: it has no such photo ready; `astray`: what of the wish lies outside the photo. */
export type FinderAnswer = { readonly id: number } & (
  | { readonly found: Found }
  | { readonly estimate: RemovalEstimate }
  | { readonly cleared: Cleared }
  | { readonly helped: Helped }
  | { readonly put: Put }
  | { readonly furnished: FurnishedRoom }
  | { readonly isMissing: true }
  | { readonly astray: 'points' | 'box' }
  | { readonly fault: string }
);
