import { z } from 'zod';
import { errorCodes } from '../errors.ts';
import { HistoryItem } from '../files/history-item.ts';
import { Instant } from '../values.ts';
import { EditRequest } from './edit-request.ts';
import { removalFields } from './removal.ts';
import { EditTool } from './tools.ts';
import { heedFields } from './understood.ts';

export const editStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export const EditState = z.enum(editStates);
export type EditState = z.infer<typeof EditState>;

export const isFinal = (state: EditState): boolean => state !== 'queued' && state !== 'running';

/** What a running edit does right now. */
export const EditStage = z.enum(['waiting', 'preparing', 'drawing', 'finishing', 'done']);
export type EditStage = z.infer<typeof EditStage>;

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
