import { z } from 'zod';
import { Instant } from '../values.ts';

export const Session = z.object({
  id: z.string(),
  /** The one this call came with. */
  current: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  /** As the browser named itself at sign-in. */
  userAgent: z.string(),
});
export type Session = z.infer<typeof Session>;
