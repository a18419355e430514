import type { Thing } from '../find/things.ts';
import type { Make } from '../furniture/piece.ts';
import type { Family } from '../prompt/material-words.ts';
import type { Details } from './details.ts';

/** Where a thing rests; 'flat': lies on the floor; 'surface': is no thing of its own but what a room is bounded by or covered with. */
export type Stands = 'floor' | 'flat' | 'wall' | 'ceiling' | 'table' | 'surface';

/** What words and photos know of a thing. */
interface Said {
  /** Words for it, comma separated, its name first; plural forms are found by themselves unless they are irregular. */
  readonly en: string;
  readonly fr: string;
  /** Those of its words that mean several of it, though they are no plural of another. */
  readonly many?: string;
  /** What it is looked for as in a photo; null = it cannot be looked for. */
  readonly find: Thing | null;
  /** What is found is only like it: a cabinet for a piano. */
  readonly isInexact?: true;
}

/** A form of a kind that has words of its own, and what it is drawn with. */
type Variant = readonly [details: Details, en: string, fr: string];

interface Size {
  /** Usual width and height, metres. */
  readonly size: readonly [width: number, height: number];
  /** Whether it is made in any size, as rugs and pictures are. */
  readonly isAnySize?: true;
  /** Width over height of the place at which a model that suits its place comes out so wide; absent = it does not suit places. */
  readonly aspectAt?: (width: number) => number;
}

/**
 * How it takes materials and colours. 'plain': all of it. 'boards': no stone and no metal unless somebody says so. 'panels': the same, and cane fills its doors.
 * 'frame': its frame or foot takes the material, its picture or shade the colour.
 */
type Body = 'plain' | 'boards' | 'panels' | 'frame';

/** What of a style's palette it takes in a furnished room. */
export type Dress = 'main' | 'second' | 'wood' | 'metal' | 'rug' | 'curtains' | 'pot' | 'art';

/** What it is made of where words leave that open. */
interface Habits {
  /** Families its main part can be made of; the first is the usual one. */
  readonly families: readonly [Family, ...Family[]];
  /** Colours taken in turn by the seed when nobody names one, sRGB. */
  readonly colours: readonly [string, ...string[]];
  readonly body: Body;
  readonly dress: Dress;
  /** Upholstered, but as often of wood in the styles that are named. */
  readonly isWoodenToo?: true;
  /** Whether "round" and "rectangular" change its form. */
  readonly hasOutlines?: true;
}

/** How it stands: what stands on the floor says whether it has a back, which mostly stands at a wall. */
type Standing =
  | { readonly stands: 'floor'; readonly hasBack: boolean; readonly fitsTables?: true }
  /** What is laid on seats and beds as well as on tables. */
  | { readonly stands: 'table'; readonly onSeats?: true }
  | { readonly stands: 'flat' | 'wall' | 'ceiling' };

/** All that is known of a kind of thing that can be drawn. */
export type DrawnRecord = Said &
  Size &
  Habits &
  Standing & {
    readonly variants?: readonly Variant[];
    /** The names of two kinds that are put as this one when a wish names both. */
    readonly pair?: readonly [one: string, other: string];
  };

/** What is known of how something rests that comes into a photo. */
export type Coming = Pick<DrawnRecord, 'stands'> &
  Partial<Pick<DrawnRecord, 'find'>> & { readonly onSeats?: true; readonly fitsTables?: true };

/** Whether something hangs before windows. */
export const hangsAtWindows = ({ find }: Coming): boolean => find === 'curtain';

/** Whether something is laid on seats and beds, as cushions are. */
export const isLaidOnSeats = (record: Coming): boolean => record.onSeats === true;

/** The kinds of a family. */
export type Records = Readonly<Record<string, DrawnRecord>>;

/** Who makes each kind of a family. */
export type Makers<R extends Records> = Readonly<Record<keyof R, Make>>;

/** A thing that people name and nothing draws. */
export interface Undrawn<C extends string | null> {
  readonly id: string;
  readonly en: readonly string[];
  readonly fr: readonly string[];
  readonly many: readonly string[];
  readonly maker: null;
  readonly closest: C;
  readonly find: Thing | null;
  readonly isInexact?: true;
  readonly stands: Stands;
}

/** What the things of a group have in common. */
interface Group<C> {
  /** The kind that could honestly stand in; null = none could. */
  readonly closest: C;
  /** What they are looked for as in a photo; null = they cannot be looked for. */
  readonly find: Thing | null;
  /** What is found is more than what is named, or only like it: the bed for its headboard, a picture for a calendar. */
  readonly isInexact?: true;
  readonly stands: Stands;
}

/** English and French words of one thing, comma separated, names first; those of them that mean several of it. */
type Words = readonly [en: string, fr: string, many?: string];

/** The parts of a list in words. */
export function wordsIn(list: string | undefined): readonly string[] {
  return list?.split(', ') ?? [];
}

/** Things that are alike in all but their names, each its own: the French names stand in the order of the English ones. */
export function apart(en: string, fr: string): Words[] {
  const french = wordsIn(fr);
  return wordsIn(en).map((name, i): Words => [name, french[i]!]);
}

/** Things without a model: they may be looked for, refused by name, or stood in for. */
export function undrawn<const C extends string | null>(
  group: Group<C>,
  rows: readonly Words[],
): Undrawn<C>[] {
  return rows.map(([en, fr, many]) => {
    const words = wordsIn(en);
    return { id: words[0]!, en: words, fr: wordsIn(fr), many: wordsIn(many), maker: null, ...group };
  });
}
