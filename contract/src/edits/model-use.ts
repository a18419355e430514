import { z } from 'zod';

/** What an open model can do for our own engine: find by words, find by clicks and boxes, fill what is taken away, tell how near things are. */
const ModelRole = z.enum(['words', 'select', 'fill', 'depth']);

/** An open model on the server. */
const OpenModelInfo = z.object({
  role: ModelRole,
  id: z.string(),
  /** As people know it: "EdgeTAM". */
  title: z.string(),
  /** Of its files: a commit. */
  revision: z.string(),
});

/** A model that was asked for something. */
export const ModelUse = OpenModelInfo.extend({
  /** False: it failed, and our own engine did it. */
  served: z.boolean(),
});
export type ModelUse = z.infer<typeof ModelUse>;

/** Why a model does not serve; the last one passes, the others last until it is added anew or the server starts again. */
export const ModelFault = z.enum([
  'no_runtime',
  'files_changed',
  'not_loaded',
  'wrong_tensors',
  'canary_failed',
  'failed',
  'crashed',
  'out_of_memory',
  'timed_out',
  'short_of_memory',
]);
export type ModelFault = z.infer<typeof ModelFault>;

/** How an installed model stands. */
export const ModelState = OpenModelInfo.extend({
  isOn: z.boolean(),
  /** Why it is off, or why it could not serve the last time. */
  fault: ModelFault.nullable(),
});
export type ModelState = z.infer<typeof ModelState>;
