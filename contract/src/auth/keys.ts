import { z } from 'zod';
import { Instant, limits, Words } from '../values.ts';

/** A personal key for programs: a bearer token that does not end with a session. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters, to tell it from others. */
  start: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const MakeApiKeyBody = z.strictObject({ name: Words.trim().min(1).max(limits.nameMax) });
