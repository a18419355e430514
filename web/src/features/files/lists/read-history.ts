import type { HistoryItem } from '@maquette/contract';
import { z } from 'zod';

/** One answer to the call for a list. */
export interface HistoryPage {
  readonly files: readonly HistoryItem[];
  /** How many there are in all; null where the answer does not tell. */
  readonly total: number | null;
  readonly storageBytes: number | null;
  /** null = no limit, or none told. */
  readonly storageLimitBytes: number | null;
}

/** Records under the specification's other names of a date, and of types that a later version may know. */
const Listed = z
  .looseObject({
    id: z.string(),
    url: z.string(),
    type: z.string().default(''),
    name: z.string().default(''),
    size: z.number().default(0),
    createdAt: z.string().optional(),
    created_at: z.string().optional(),
    date: z.string().optional(),
    isStarred: z.boolean().default(false),
    metadata: z.looseObject({}).nullish(),
  })
  .transform((record) => {
    const createdAt = record.createdAt ?? record.created_at ?? record.date ?? '';
    const metadata = { width: 0, height: 0, mime: '', ...record.metadata };
    return { ...record, createdAt, created_at: createdAt, metadata } as unknown as HistoryItem;
  });

const untold = { total: null, storageBytes: null, storageLimitBytes: null };

const Answer = z.union([
  z.array(Listed).transform((files) => ({ files, ...untold })),
  z.object({
    files: z.array(Listed),
    total: z.int().nullable().default(null),
    storageBytes: z.number().nullable().default(null),
    storageLimitBytes: z.number().nullable().default(null),
  }),
]);

/**
 * Reads a list of the history in either shape of the specification: a plain array, or an object with `files` and `total`.
 * Null when it is neither.
 */
export function readHistory(answer: unknown): HistoryPage | null {
  return Answer.safeParse(answer).data ?? null;
}
