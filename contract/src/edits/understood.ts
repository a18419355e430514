import { z } from 'zod';

/** What a wish comes to: taken away, given a colour, given a material, added to what is marked, or put in the place of something. */
export const wishActions = ['remove', 'recolour', 'material', 'put', 'replace'] as const;
export const WishAction = z.enum(wishActions);
export type WishAction = z.infer<typeof WishAction>;

/** One thing of a wish. `kind`, `colour`, `material` and `style` are canonical English; `words` are as they were typed. */
export const UnderstoodThing = z.object({
  kind: z.string(),
  /** What the kind is called in the reader's language. */
  name: z.string(),
  words: z.string(),
  colour: z.string().optional(),
  material: z.string().optional(),
  style: z.string().optional(),
  count: z.int().min(1).optional(),
});
export type UnderstoodThing = z.infer<typeof UnderstoodThing>;

/** What the words of an edit were taken to mean. */
export const Understood = z.object({
  action: WishAction,
  /** What is put, or what is taken away, recoloured or covered where the words name it. */
  things: z.array(UnderstoodThing),
  /** What the words say it is done to, as typed; absent = what is marked. */
  target: z.string().optional(),
});
export type Understood = z.infer<typeof Understood>;

/**
 * Why a part of a wish is not done by our own engine: it has no model of it; it is not said into what something should change;
 * something would have to be moved, turned or resized; or the words say nothing that can be done. Also the codes of such refusals.
 */
export const wishLacks = ['no_model', 'look_missing', 'cannot_move', 'wish_unclear'] as const;

/** A part of a wish that our own engine does not do. */
export const MissingThing = z.object({
  words: z.string(),
  lack: z.enum(wishLacks),
  /** The nearest thing there is a model of, in the reader's language; null when nothing is near. */
  closest: z.string().nullable(),
});
export type MissingThing = z.infer<typeof MissingThing>;

/** How the words and settings of an edit were taken, told with every answer. */
export const heedFields = {
  understood: Understood,
  /** Words of the wish that are not heeded, as typed. */
  leftOut: z.array(z.string()),
  /** What is drawn instead of a thing there is no model of, in the reader's language; null = nothing has to stand in. */
  closest: z.string().nullable(),
  /** Parameters that were sent and have no effect, by the names of the call's fields. */
  ignored: z.array(z.string()),
  /** The same order was carried out before: this is that edit, and nothing is charged this time. */
  repeated: z.boolean(),
};
