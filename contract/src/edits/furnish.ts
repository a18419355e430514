import { z } from 'zod';
import { Words } from '../values.ts';
import { RoomSetting, Support } from './arrange.ts';
import { Arrangement, Place } from './arrangement.ts';
import { formJson, photoField, seedField } from './edit-fields.ts';

/** Rooms that can be furnished. */
export const RoomType = z.enum(['living-room', 'bedroom', 'dining-room', 'home-office', 'nursery', 'hall']);
export type RoomType = z.infer<typeof RoomType>;

/** Styles that a room can be furnished in. */
export const FurnishStyle = z.enum([
  'scandinavian',
  'japandi',
  'mid-century',
  'industrial',
  'rustic',
  'art-deco',
  'boho',
  'farmhouse',
  'minimal',
  'classic',
]);
export type FurnishStyle = z.infer<typeof FurnishStyle>;

/** A thing of a furnished room, which can be moved, changed and taken out by itself. */
export const FurnishedThing = z.strictObject({
  /** What it is, in English; the words decide where they name something else. */
  kind: Words.max(40),
  /** How it is asked for: « canapé scandinave en tissu gris clair ». */
  words: Words.min(1).max(120),
  /** About how wide it is to be, metres: of the sizes there are of it the nearest is taken. */
  width: z.number().min(0.1).max(5),
  arrangement: Arrangement,
});
export type FurnishedThing = z.infer<typeof FurnishedThing>;

/** So many things are drawn in one room at most. */
export const furnishedMax = 24;

/** Longest list of things in a form, characters. */
const THINGS_JSON_MAX = 12_000;

export const FurnishedThings = z.array(FurnishedThing).max(furnishedMax);

/**
 * Text fields of the furnishing call. With `things` that list is drawn instead of a new plan; with `of` as well, an earlier furnishing of the same photo,
 * it costs nothing and keeps that one's room, style and seed.
 */
export const FurnishForm = z.strictObject({
  ...photoField,
  room_type: RoomType,
  style: FurnishStyle,
  ...seedField,
  things: formJson(FurnishedThings.min(1), THINGS_JSON_MAX).optional(),
  of: Words.max(64).optional(),
});
export type FurnishForm = z.infer<typeof FurnishForm>;

/** What an edit furnished: kept with its request. */
export const Furnishing = z.object({
  roomType: RoomType,
  style: FurnishStyle,
  /** The furnishing it changes. */
  of: z.string().optional(),
  things: FurnishedThings,
});
export type Furnishing = z.infer<typeof Furnishing>;

/** A thing of a plan: all that is needed to show it where it would stand. */
export const PlannedThing = FurnishedThing.extend({
  /** In the reader's language. */
  name: z.string(),
  support: Support,
  /** How far it reaches from its own origin at scale 1, metres. */
  extent: z.object({
    left: z.number(),
    right: z.number(),
    back: z.number(),
    front: z.number(),
    bottom: z.number(),
    top: z.number(),
  }),
  /** It lies flat on the floor: others stand on it. */
  isFlat: z.boolean(),
  /** Where it is seen: a convex polygon in pixels of the upright photo. */
  place: Place,
});
export type PlannedThing = z.infer<typeof PlannedThing>;

/** How a room would be furnished, before anything is paid. Sent back as `things` with its `seed` it is drawn as it is. */
export const FurnishPlan = z.object({
  roomType: RoomType,
  style: FurnishStyle,
  /** The seed its models are drawn by. */
  seed: z.int(),
  things: z.array(PlannedThing),
  /** Things that cannot stand where they do: by their numbers in the list, and the other one's, a wall, or nothing that would hold them. */
  clashes: z.array(
    z.object({ at: z.int(), with: z.union([z.int(), z.literal('wall'), z.literal('nothing')]) }),
  ),
  setting: RoomSetting,
  /** The light amid the things, as `POST /edits/arrange` tells it. */
  light: z.array(z.number()).length(27),
});
export type FurnishPlan = z.infer<typeof FurnishPlan>;
