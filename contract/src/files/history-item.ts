import { z } from 'zod';
import { Arrangement } from '../edits/arrangement.ts';
import { ModelUse } from '../edits/model-use.ts';
import { Understood } from '../edits/understood.ts';
import { Instant } from '../values.ts';
import { EditRecipe } from './edit-recipe.ts';

/** What a stored picture is. The first four rows of the history are shown as "inpaint". */
export const fileTypes = [
  'upload',
  'inpaint',
  'inpaint_result',
  'flux_kontext_pro',
  'flux_kontext_pro_result',
  'search-replace',
  'search-recolor',
  'edited',
] as const;
export const FileType = z.enum(fileTypes);
export type FileType = z.infer<typeof FileType>;

/** What a picture is shown as, in filters and on cards. */
export const displayedTypes = ['inpaint', 'search-replace', 'search-recolor', 'edited', 'upload'] as const;
export type DisplayedType = (typeof displayedTypes)[number];

/** What a stored picture is shown as. */
export const displayedType = (type: FileType): DisplayedType =>
  displayedTypes.find((shown) => shown === type) ?? 'inpaint';

export const PictureRef = z.object({ id: z.string(), url: z.string(), name: z.string() });
export type PictureRef = z.infer<typeof PictureRef>;

/** When an edit was made and what it cost. */
export const Receipt = z.object({
  startedAt: Instant,
  finishedAt: Instant,
  /** Credits: what was asked for it and what was taken. */
  price: z.int(),
  charged: z.int(),
});
export type Receipt = z.infer<typeof Receipt>;

/** How a picture came to be, kept with it for good. */
export const FileMetadata = z.object({
  width: z.int(),
  height: z.int(),
  mime: z.string(),
  originalImageId: z.string().optional(),
  editId: z.string().optional(),
  engine: z.string().optional(),
  preview: z.boolean().optional(),
  seed: z.int().optional(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Pixels that differ from the original where the mask is 0, and how many such pixels there are. */
  changedOutside: z.int().optional(),
  outsidePixels: z.int().optional(),
  /** What the words were taken to mean. */
  understood: Understood.optional(),
  /** The English words that the engine worked with. */
  english: z.string().optional(),
  /** What was drawn instead of a thing there is no model of, in the reader's language. */
  closest: z.string().optional(),
  /** Parameters that had no effect, by the names of the call's fields. */
  ignored: z.array(z.string()).optional(),
  /** Words of the wish that were not heeded, as typed. */
  leftOut: z.array(z.string()).optional(),
  /** How sure the engine was to have found what was meant, 0 to 1. */
  confidence: z.number().optional(),
  needsConfirmation: z.boolean().optional(),
  /** The engine drew the whole picture anew, so no region could be told and it is kept as it came. */
  isReframed: z.boolean().optional(),
  /** CIEDE2000 between the colour asked for and the one that came out. */
  deltaE: z.number().optional(),
  /** Which of the ways a removal came out it is: how it was made, and how well the engine thinks it came out, 0 to 1. */
  take: z
    .object({
      method: z.string(),
      rating: z.number(),
      /** How many ways there are, where there are several. */
      of: z.int().optional(),
      /** What was worked on and its surroundings: left, top, right and bottom as shares of width and height. */
      area: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    })
    .optional(),
  /** Where somebody had put the thing before it was drawn. */
  arrangement: Arrangement.optional(),
  receipt: Receipt.optional(),
  /** Open models that our own engine asked for it. */
  models: z.array(ModelUse).optional(),
  /** What the photo editor did to the original. */
  recipe: EditRecipe.optional(),
});
export type FileMetadata = z.infer<typeof FileMetadata>;

export const GeneratedImage = z.object({
  url: z.string(),
  name: z.string(),
  size: z.int(),
  createdAt: Instant,
  metadata: FileMetadata,
});

/** One row of the history. `url` is signed, relative to the server, and takes `&w=320|640|1280|2048` for a WebP rendition or `&format=jpeg|png|webp` for all of it to be kept. */
export const HistoryItem = z.object({
  id: z.string(),
  type: FileType,
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: Instant,
  created_at: Instant,
  prompt: z.string().optional(),
  negativePrompt: z.string().optional(),
  stylePreset: z.string().optional(),
  translatedPrompt: z.string().optional(),
  /** What was looked for, and what it was replaced by or recoloured to. */
  searchPrompt: z.string().optional(),
  searchObject: z.string().optional(),
  replaceObject: z.string().optional(),
  newObject: z.string().optional(),
  recolorObject: z.string().optional(),
  newColor: z.string().optional(),
  isStarred: z.boolean(),
  /** The album it is in. */
  albumId: z.string().optional(),
  metadata: FileMetadata,
  originalImageId: z.string().optional(),
  originalImage: PictureRef.optional(),
  maskImage: z.object({ url: z.string(), name: z.string() }).optional(),
  /** The picture of a thing of one's own that was put; it is kept for a month, its address may lead to nothing. */
  productImage: z.object({ url: z.string(), name: z.string() }).optional(),
  generatedImage: GeneratedImage.optional(),
  /** When it went to the trash. */
  deletedAt: Instant.optional(),
});
export type HistoryItem = z.infer<typeof HistoryItem>;
