import { z } from 'zod';

/** UUIDv7, RFC 9562. */
export const Id = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
/** Words as a caller sends them, without U+0000: PostgreSQL cannot hold that character. */
export const Words = z.string().regex(/^[^\0]*$/);
export const IdParams = z.strictObject({ id: Words.min(1).max(64) });
/** An instant as ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const Locale = z.enum(locales);

export const Done = z.object({ success: z.literal(true) });

/** Limits that both ends must agree on. Bytes, pixels, characters, milliseconds. */
export const limits = {
  uploadBytes: 10_485_760,
  uploadPixels: 50_000_000,
  pictureTypes: ['image/jpeg', 'image/png', 'image/webp'],
  passwordMin: 8,
  passwordMax: 128,
  promptMax: 2000,
  nameMax: 120,
  addressMax: 400,
  /** With the spaces that people write in it. */
  vatNumberMax: 30,
  emailMax: 254,
  tokenMax: 200,
  credentialMax: 10_000,
  historyPage: 20,
  historyPageMax: 100,
  searchMax: 200,
  bulkMax: 200,
  /** Pictures of a list that are named at once, to do something with all of them. */
  selectionMax: 10_000,
  albumsMax: 200,
  albumNameMax: 60,
  versionsMax: 500,
  recipeText: 4000,
  transactionsPage: 10,
  transactionsPageMax: 100,
  purchaseDollarsMax: 10_000,
  purchaseCreditsMax: 100_000,
  purchaseDefaultCredits: 100,
  adjustmentMax: 100_000,
  reasonMax: 500,
  supportMessageMin: 10,
  supportMessageMax: 4000,
  apiKeysMax: 10,
  trashDays: 30,
  renditionWidths: [320, 640, 1280, 2048],
  editPriceDefault: 1,
  editPricePremium: 2,
  editPriceFurnishing: 2,
  maskJsonBytes: 16_777_216,
  takesMax: 4,
  /** A free preview: its longer side in pixels, and how long it is kept. */
  previewPixels: 640,
  previewHours: 24,
} as const;
