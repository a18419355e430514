import { diningGroup } from '../furniture/sets/dining-group.ts';
import { backAt, kindAmong, type Item, type Placed, type Workshop } from '../furniture/sets/group.ts';
import { cosyBedroom, readingCorner } from '../furniture/sets/resting.ts';
import { seatingGroup } from '../furniture/sets/seating.ts';
import { homeOffice, nursery } from '../furniture/sets/working.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { RoomType } from './furnish-styles.ts';

/** Arranges one group. */
export type Compose = <I extends Item>(workshop: Workshop<I>) => Placed<I>[];

/** One group that a room gets, in its forms, the one wanted most first. */
export interface Step {
  /** At a wall; in a corner; free on the floor. */
  readonly at: 'wall' | 'corner' | 'middle';
  readonly forms: readonly Compose[];
  /** What it gets where none of them fits, however leniently. */
  readonly instead?: readonly Compose[];
  /** Metres that stay free between it and other groups. */
  readonly away: number;
  /** Whether it faces what the room is about: a fireplace, a screen, what stands there already. */
  readonly facesFocus?: true;
  /** Whether there is one of it in a room at most, that of another group included. */
  readonly isOnly?: true;
  /** Whether it may stand away from its wall. */
  readonly isFree?: true;
  /** Whether it stands across from the room's first group. */
  readonly facesFirst?: true;
}

/** Room to walk, metres. */
const WALKWAY = 0.7;
/** Room to pull a chair back, metres. */
const ROUND_TABLE = 0.75;
/** What stands in a corner needs no way round. */
const BESIDE = 0.12;

/** One thing with its back to the wall. */
function single(kind: Kind, width?: number): Compose {
  return <I extends Item>({ take }: Workshop<I>): Placed<I>[] => {
    const item = take(kind, width);
    return [{ item, x: 0, z: backAt(item, 0), yaw: 0, lift: 0, isMain: true }];
  };
}

const seating =
  (width: number): Compose =>
  (workshop) =>
    seatingGroup(workshop, width);
const bed =
  (width: number): Compose =>
  (workshop) =>
    cosyBedroom(workshop, width);
const dining =
  (chairs: number): Compose =>
  (workshop) =>
    diningGroup(workshop, chairs);
const plant: Step = { at: 'corner', forms: [single('plant', 0.7), single('plant', 0.35)], away: BESIDE };
const floorLamp: Step = { at: 'corner', forms: [single('floor lamp')], away: BESIDE, isOnly: true };
const shelves: Step = { at: 'wall', forms: [single('bookcase', 0.9)], away: WALKWAY };
const drawers: Step = { at: 'wall', forms: [single('dresser', 1.2), single('dresser', 0.85)], away: WALKWAY };

/** What a room of a type gets, in this order, as far as there is room; the first is what it is about. */
export const STEPS: Readonly<Record<RoomType, readonly Step[]>> = {
  'living-room': [
    {
      at: 'wall',
      forms: [seating(2.2), seating(1.85), seating(1.5)],
      instead: [readingCorner],
      away: WALKWAY,
      isFree: true,
      facesFocus: true,
    },
    {
      at: 'wall',
      forms: [single('television and stand', 1.6), single('sideboard', 1.2)],
      away: WALKWAY,
      facesFirst: true,
    },
    { at: 'corner', forms: [readingCorner], away: WALKWAY },
    plant,
    shelves,
    floorLamp,
    plant,
  ],
  bedroom: [
    { at: 'wall', forms: [bed(1.65), bed(1.4)], away: WALKWAY },
    drawers,
    { at: 'corner', forms: [readingCorner, single('armchair')], away: WALKWAY },
    plant,
  ],
  'dining-room': [
    { at: 'middle', forms: [dining(6), dining(4), dining(2)], away: ROUND_TABLE },
    { at: 'wall', forms: [single('sideboard', 1.6), single('sideboard', 1.2)], away: WALKWAY },
    plant,
    floorLamp,
  ],
  'home-office': [
    { at: 'wall', forms: [homeOffice], away: WALKWAY },
    { at: 'corner', forms: [readingCorner], away: WALKWAY },
    shelves,
    plant,
  ],
  nursery: [
    { at: 'wall', forms: [nursery], away: WALKWAY },
    { at: 'corner', forms: [readingCorner, single('armchair')], away: WALKWAY },
    shelves,
    plant,
  ],
  hall: [
    { at: 'wall', forms: [single('sideboard', 1.2), single('dresser', 0.85)], away: WALKWAY },
    { at: 'corner', forms: [single(kindAmong('bench', 'chair'))], away: BESIDE },
    plant,
    floorLamp,
  ],
};
