import { z } from 'zod';

/** Where and how a thing stands in a photo, in measures that hold for the photo at any size. */
export const Arrangement = z.strictObject({
  /** Where its own origin is seen, as shares of the photo's width and height: the middle of its foot, its middle on a wall, its hook at the ceiling. */
  x: z.number().min(-1).max(2),
  y: z.number().min(-1).max(2),
  /** Degrees, clockwise seen from above; at 0 its front faces the camera. */
  turn: z.number().min(-360).max(360),
  /** Times the size of the model. */
  scale: z.number().min(0.05).max(5),
  /** Which of the forms there are of it, from 0. */
  variant: z.int().min(0).max(999),
  /** Metres above the floor of what it stands on; absent = on the floor. */
  lift: z.number().min(0).max(3).optional(),
  /** Which of the sizes the model comes in, from 0; absent = the one that suits the mark. */
  size: z.int().min(0).max(9).optional(),
});
export type Arrangement = z.infer<typeof Arrangement>;

/** What may change where something is put: the corners of a convex polygon, in pixels of the upright photo. */
export const Place = z.array(z.tuple([z.number(), z.number()]));
export type Place = z.infer<typeof Place>;
