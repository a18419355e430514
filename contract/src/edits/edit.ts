import { z } from 'zod';
import { errorCodes } from '../errors.ts';
import { HistoryItem } from '../files/history-item.ts';
import { Instant } from '../values.ts';
import { Arrangement, Place } from './arrangement.ts';
import { Clearing } from './clearing.ts';
import { productStands } from './edit-fields.ts';
import { Furnishing } from './furnishing.ts';
import { removalFields } from './removal.ts';
import { heedFields } from './understood.ts';

export const editStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export const EditState = z.enum(editStates);
export type EditState = z.infer<typeof EditState>;

export const isFinal = (state: EditState): boolean => state !== 'queued' && state !== 'running';

export const editTools = ['inpaint', 'search-replace', 'search-recolor', 'flux-kontext-pro'] as const;
export const EditTool = z.enum(editTools);
export type EditTool = z.infer<typeof EditTool>;

/** What a running edit does right now. */
export const EditStage = z.enum(['waiting', 'preparing', 'drawing', 'finishing', 'done']);
export type EditStage = z.infer<typeof EditStage>;

/** What was asked for, so that a screen can be drawn again after a reload. */
export const EditRequest = z.object({
  sourceId: z.string(),
  maskFilename: z.string().optional(),
  mode: z.enum(['replace', 'remove', 'engine', 'exact']),
  prompt: z.string(),
  /** What is to be found and replaced. */
  searchPrompt: z.string().optional(),
  /** What is to be found and recoloured. */
  selectPrompt: z.string().optional(),
  negativePrompt: z.string(),
  stylePreset: z.string(),
  seed: z.int(),
  steps: z.int(),
  cfgScale: z.number(),
  imageStrength: z.number().optional(),
  aspectRatio: z.string().optional(),
  outputFormat: z.string().optional(),
  safetyTolerance: z.int().optional(),
  allowStandIn: z.boolean().optional(),
  acceptGuess: z.boolean().optional(),
  acceptRough: z.boolean().optional(),
  /** What may change where something is put: the corners of a convex polygon, in pixels of the upright photo. */
  place: Place.optional(),
  /** Where somebody put the thing before it was drawn. */
  arrangement: Arrangement.optional(),
  /** The room was decluttered or emptied. */
  group: Clearing.optional(),
  /** A thing of one's own is put: its width in centimetres, and whether it stands or hangs; its picture as it is kept for the work. */
  product: z.object({ width: z.number(), stands: z.enum(productStands) }).optional(),
  productFilename: z.string().optional(),
  /** The room was furnished: with what, thing by thing. */
  furnishing: Furnishing.optional(),
});
export type EditRequest = z.infer<typeof EditRequest>;

export const Edit = z.object({
  id: z.string(),
  /** Shared by the variations of one call: the id of the first. */
  requestId: z.string(),
  tool: EditTool,
  /** Who does or did the work. */
  engine: z.object({ name: z.string(), preview: z.boolean(), isPremium: z.boolean() }),
  state: EditState,
  stage: EditStage,
  /** How many edits are served before this one; 0 once it runs. */
  queuePosition: z.int().min(0),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Milliseconds to the end by the median of recent edits of this engine; null when there is none to go by. */
  etaMs: z.int().min(0).nullable(),
  /** That median itself, in milliseconds from the start of the run. */
  usualMs: z.int().min(0).nullable(),
  /** Credits held while it runs. */
  price: z.int(),
  /** Credits spent: the price once it succeeded, else 0. */
  charged: z.int(),
  request: EditRequest,
  ...heedFields,
  source: HistoryItem.nullable(),
  files: z.array(HistoryItem),
  ...removalFields,
  /** Of a preview: when it goes, and the edit of full size that it was kept as. */
  previewUntil: Instant.nullable(),
  keptAs: z.string().nullable(),
  changedOutside: z.int().nullable(),
  outsidePixels: z.int().nullable(),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  error: z.object({ code: z.enum(errorCodes), message: z.string() }).optional(),
});
export type Edit = z.infer<typeof Edit>;
