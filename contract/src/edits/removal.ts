import { z } from 'zod';
import { limits, Words } from '../values.ts';

/** One of the ways a removal came out. Signed address, relative to the server, as of every picture. */
export const Take = z.object({
  url: z.string(),
  /** 0 to 1: how well the engine thinks it came out; null where the engine makes one alone and does not say. */
  rating: z.number().min(0).max(1).nullable(),
  /** Whether it is the edit's result. */
  isResult: z.boolean(),
});
export type Take = z.infer<typeof Take>;

/** What makes a removal hard. */
export const roughReasons = ['large', 'window', 'furniture', 'two_planes', 'unclear_room'] as const;
export const RoughReason = z.enum(roughReasons);
export type RoughReason = z.infer<typeof RoughReason>;

/** How well a removal is expected to come out, told before anything is paid. */
export const RemovalEstimate = z.object({
  /** 0 to 1; 1 = would pass for real. */
  success: z.number().min(0).max(1),
  reasons: z.array(RoughReason),
});
export type RemovalEstimate = z.infer<typeof RemovalEstimate>;

/** A stored photo and a saved mask. */
export const EstimateBody = z.strictObject({
  fileId: Words.min(1).max(64),
  maskFilename: Words.min(1).max(80),
});

export const EstimateAnswer = RemovalEstimate.extend({
  /** A free preview is made first, unless the call says `accept_rough=true`. */
  rough: z.boolean(),
});
export type EstimateAnswer = z.infer<typeof EstimateAnswer>;

/** Which of an edit's takes, counted from 0. */
export const ChooseTakeBody = z.strictObject({
  index: z
    .int()
    .min(0)
    .max(limits.takesMax - 1),
});

/** What the takes, the preview and the estimate of an edit add to how it is told. */
export const removalFields = {
  /** The ways a removal came out, best first; empty for everything else, and until it succeeded. */
  takes: z.array(Take),
  /** A small free preview of a removal that is expected to be rough; it is no picture of the history. */
  preview: z.boolean(),
  /** How well a removal by the own engine was expected to come out; null where that was not asked. */
  estimate: RemovalEstimate.nullable(),
};
