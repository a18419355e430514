import { z } from 'zod';
import { Instant, Words } from '../values.ts';

/** Limits of shared links. Days, characters. */
export const shareLimits = {
  pictures: 4,
  daysDefault: 14,
  daysMax: 90,
  titleMax: 80,
  nameMax: 60,
  pins: 40,
  pinWordsMax: 500,
  /** Answers that one link takes. */
  answers: 100,
} as const;

/** Which of the pictures, from 0, as they were chosen. */
const Position = z
  .int()
  .min(0)
  .max(shareLimits.pictures - 1);
/** Share of the width or height, from the left or from the top. */
const Part = z.number().min(0).max(1);

/** A comment at a point of a picture. */
export const Pin = z.strictObject({
  position: Position,
  x: Part,
  y: Part,
  words: Words.trim().min(1).max(shareLimits.pinWordsMax),
});
export type Pin = z.infer<typeof Pin>;

/** What somebody who was sent a link says: the version they want, comments, or both. */
export const ShareAnswerBody = z
  .strictObject({
    name: Words.trim().max(shareLimits.nameMax).optional(),
    chosen: Position.optional(),
    pins: z.array(Pin).max(shareLimits.pins).optional(),
  })
  .refine(({ chosen, pins = [] }) => chosen !== undefined || pins.length > 0, { path: ['chosen'] });

export const ShareAnswer = z.object({
  id: z.string(),
  name: z.string().nullable(),
  chosen: z.int().nullable(),
  pins: z.array(Pin),
  createdAt: Instant,
  /** The owner has not looked at it yet. */
  isNew: z.boolean(),
});
export type ShareAnswer = z.infer<typeof ShareAnswer>;

/** A link to pictures, as its owner sees it. */
export const Share = z.object({
  id: z.string(),
  /** Where it leads, relative to the site. */
  path: z.string(),
  title: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: Instant.nullable(),
  /** Neither revoked nor expired, and a picture is left. */
  isOpen: z.boolean(),
  /** A picture that was deleted since has neither name nor address. */
  pictures: z.array(
    z.object({
      position: z.int(),
      fileId: z.string(),
      name: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
  answers: z.array(ShareAnswer),
});
export type Share = z.infer<typeof Share>;

/** The same link as whoever was sent it sees it. */
export const SharedPictures = z.object({
  title: z.string().nullable(),
  /** Who shares it, by their name here. */
  from: z.string(),
  expiresAt: Instant,
  pictures: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      /** Pixels of the stored picture. */
      width: z.int(),
      height: z.int(),
      /** Whether the photo it was made from can be seen beside it. */
      hasBefore: z.boolean(),
    }),
  ),
});
export type SharedPictures = z.infer<typeof SharedPictures>;
