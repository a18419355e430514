import { z } from 'zod';
import { Words } from '../values.ts';
import { Arrangement } from './arrangement.ts';

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

export const FurnishedThings = z.array(FurnishedThing).max(furnishedMax);

/** What an edit furnished: kept with its request. */
export const Furnishing = z.object({
  roomType: RoomType,
  style: FurnishStyle,
  /** The furnishing it changes. */
  of: z.string().optional(),
  things: FurnishedThings,
});
export type Furnishing = z.infer<typeof Furnishing>;
