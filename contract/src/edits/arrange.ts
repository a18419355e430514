import { z } from 'zod';
import { Arrangement, Place } from './arrangement.ts';
import { UnderstoodThing } from './understood.ts';
import {
  arrangementField,
  maskField,
  negativeField,
  photoField,
  productFields,
  promptField,
  searchField,
  seedField,
  standInField,
  styleField,
} from './edit-fields.ts';

/**
 * Text fields of the arranging call: what an inpaint call would put, or with `search_prompt` one that searches, whose place keeps to the mask. The mask
 * is the file `mask` or `maskFilename`. With the file `product` or `productFilename` that is put, and words are not needed.
 */
export const ArrangeForm = z.strictObject({
  ...photoField,
  ...maskField,
  ...promptField,
  ...searchField,
  ...negativeField,
  ...styleField,
  ...seedField,
  ...standInField,
  ...arrangementField,
  ...productFields,
});
export type ArrangeForm = z.infer<typeof ArrangeForm>;

/** A pinhole camera, in pixels of the setting's picture. */
const CameraSeen = z.object({
  focal: z.number(),
  centreX: z.number(),
  centreY: z.number(),
  /** How far it looks down, how far it is rolled, and how far the room is turned against the view; radians. */
  pitch: z.number(),
  roll: z.number(),
  yaw: z.number(),
  trust: z.number(),
});

/** What of a room decides where a thing stands. */
export const RoomSetting = z.object({
  /** Size of the picture that was looked at; it may be smaller than the photo. */
  width: z.int(),
  height: z.int(),
  camera: CameraSeen,
  /** Metres from the floor up to the camera. */
  cameraHeight: z.number(),
  /** From the camera to floor, ceiling, back, left and right wall and the wall behind, in camera heights. */
  distance: z.array(z.number()).length(6),
});
export type RoomSetting = z.infer<typeof RoomSetting>;

export const Support = z.enum(['floor', 'wall', 'ceiling']);
/** How a thing of its real size suits what is marked: 'small' = the place is far larger, 'tight' = it is smaller than such things are. */
export const Fits = z.enum(['well', 'small', 'tight']);

/** A thing in its place, before anything is paid: all that is needed to draw it there. */
export const ArrangeAnswer = z.object({
  setting: RoomSetting,
  /** The light about the thing: nine spherical harmonics of radiance in red, green and blue, [3 * i + channel]; x right, y up, z towards the viewer. */
  light: z.array(z.number()).length(27),
  /** What it is; `kind` in English. */
  ...UnderstoodThing.pick({ kind: true, name: true, words: true }).shape,
  support: Support,
  /** The one that was sent, or the one that suits the mark. */
  arrangement: Arrangement.required({ lift: true, size: true }),
  /** The seed its form is drawn by. */
  seed: z.int(),
  /** Width over height of what is marked, which some forms go by. */
  aspect: z.number(),
  /** Real width, height and depth in metres at scale 1. */
  sizes: z.object({ width: z.number(), height: z.number(), depth: z.number() }),
  /** Scales that such a thing comes in. */
  scaleFrom: z.number(),
  scaleTo: z.number(),
  /** How many forms there are. */
  variants: z.int().min(1),
  /** What may change: a convex polygon in pixels of the upright photo. */
  place: Place,
  fits: Fits,
});
export type ArrangeAnswer = z.infer<typeof ArrangeAnswer>;
