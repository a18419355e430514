import { z } from 'zod';

/** How far a room is cleared: of what lies about, or of all that is not fixed. */
export const Clearing = z.enum(['declutter', 'empty']);
export type Clearing = z.infer<typeof Clearing>;

/** What a thing that may go can be. */
export const clearedKinds = [
  'sofa',
  'bed',
  'table',
  'chair',
  'rug',
  'painting',
  'plant',
  'lamp',
  'cabinet',
  'appliance',
  'cushion',
  'screen',
  'mirror',
  'curtain',
  'clutter',
  'other',
] as const;
export type ClearedKind = (typeof clearedKinds)[number];

/** One thing that may go, so that any of them can be left where it is. */
export const ClearedThing = z.object({
  kind: z.enum(clearedKinds),
  /** What the kind is called in the reader's language. */
  label: z.string(),
  /** Part of the photo it covers, 0 to 1. */
  share: z.number().min(0).max(1),
  /** Whether it is in the mask: curtains, hanging lamps and what is built in stay unless somebody says so. */
  isTaken: z.boolean(),
});
export type ClearedThing = z.infer<typeof ClearedThing>;

export const clearingField = { group: Clearing.optional() };
