import type { Item } from '../furniture/sets/group.ts';

/** A thing with the words it is asked for with. */
export interface Wanted extends Item {
  readonly words: string;
  readonly width: number;
}
