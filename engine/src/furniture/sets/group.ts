import { drawnRecord, findKind, type Kind } from '../../lexicon/kinds.ts';
import type { Random } from '../../random.ts';
import { cornersOf, meet, type Extent, type Stand } from './footprint.ts';

/** A thing of a group: what it is and how far it reaches. Whoever takes it may know more of it. */
export interface Item {
  readonly kind: Kind;
  readonly extent: Extent;
}

/** What the things of a group are taken from: `width` = about how wide, metres; none = as it comes. */
export type Take<I extends Item> = (kind: Kind, width?: number) => I;

/** A thing in its place within a group: `lift` metres above the floor, on what stands there. */
export interface Placed<I extends Item> extends Stand {
  readonly item: I;
  readonly lift: number;
  /** Whether the group is none without it. */
  readonly isMain: boolean;
}

/** What arranges a group: the back of the group lies at z = 0, where a wall may be, its front looks along z, its middle is x = 0. */
export interface Workshop<I extends Item> {
  readonly take: Take<I>;
  readonly random: Random;
}

/** The first of the names that there is a model of; the last one in any case. */
export function kindAmong(...names: readonly [...string[], Kind]): Kind {
  return names.map(findKind).find((kind) => kind !== undefined) ?? (names.at(-1) as Kind);
}

/** Kinds that a lamp is set on in a group: nothing else lies on them. */
const BEARERS: ReadonlySet<Kind> = new Set(['nightstand', 'dresser', 'side table', 'sideboard']);

/** Whether a lamp is set on a kind in a group, so that its top must be bare. */
export function bearsLamp(kind: Kind): boolean {
  return BEARERS.has(kind);
}

/** Things of a group stand this far apart at least, metres. */
const APART = 0.05;

/** Lies flat on the floor: others stand on it. */
export function isFlat({ kind }: Item): boolean {
  return drawnRecord(kind).stands === 'flat';
}

/** Arranges one thing after the other; what would touch another one is moved on until it does not. */
export class Group<I extends Item> {
  readonly parts: Placed<I>[] = [];

  /** Puts a thing where it is wanted. */
  add(item: I, stand: Stand, more: { readonly lift?: number; readonly isMain?: boolean } = {}): Placed<I> {
    const { x, z, yaw } = stand;
    const placed = { item, x, z, yaw, lift: more.lift ?? 0, isMain: more.isMain ?? false };
    this.parts.push(placed);
    return placed;
  }

  /** Puts a thing where it is wanted, or as near to it as it does not touch another one, along a direction. */
  addClear(item: I, stand: Stand, along: readonly [number, number]): Placed<I> {
    let free = stand;
    for (let step = 0; step < 150 && this.touches(item, free); step++)
      free = { ...free, x: free.x + 0.02 * along[0], z: free.z + 0.02 * along[1] };
    return this.add(item, free);
  }

  private touches(item: I, stand: Stand): boolean {
    const corners = cornersOf(item.extent, stand, APART);
    return this.parts.some(
      (other) =>
        other.lift === 0 && !isFlat(other.item) && meet(corners, cornersOf(other.item.extent, other)),
    );
  }
}

/** Puts a thing's back at a line, metres from the group's back. */
export function backAt(item: Item, z: number): number {
  return z - item.extent.back;
}
