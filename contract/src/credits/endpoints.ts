import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionErrors } from '../errors.ts';
import { Instant, limits } from '../values.ts';

export const CreditBalance = z.object({
  /** What can be spent now, in credits. */
  balance: z.int().min(0),
  /** What running edits hold back, in credits. */
  held: z.int().min(0),
});
export type CreditBalance = z.infer<typeof CreditBalance>;

export const creditSources = [
  'purchase',
  'subscription',
  'usage',
  'inpaint',
  'search-replace',
  'search-recolor',
  'refund',
  'adjustment',
] as const;
export const CreditSource = z.enum(creditSources);
export type CreditSource = z.infer<typeof CreditSource>;

export const CreditTransaction = z.object({
  id: z.string(),
  /** Signed, in credits. */
  amount: z.int(),
  /** One of `creditSources`; a reader prints one it does not know as it came. */
  source: z.string(),
  description: z.string(),
  created_at: Instant,
  createdAt: Instant,
  /** The account's total right after this entry, in credits. */
  balanceAfter: z.int().min(0),
  editId: z.string().optional(),
  /** Signed address of a small rendition of what the edit made, while that picture is kept. */
  thumbnail: z.string().optional(),
});
export type CreditTransaction = z.infer<typeof CreditTransaction>;

export const creditsEndpoints = {
  getBalance: endpoint({
    method: 'GET',
    path: '/credits/balance',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Credits to spend and credits held by running edits',
    answer: 'json',
    response: CreditBalance,
    errors: [...sessionErrors],
  }),
  listTransactions: endpoint({
    method: 'GET',
    path: '/credits/transactions',
    access: 'signed-in',
    apiKeys: true,
    summary: 'The ledger, newest first',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(limits.transactionsPageMax).optional(),
      offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
      source: CreditSource.optional(),
    }),
    answer: 'json',
    /** `total` counts what the filter lets through. */
    response: z.object({ transactions: z.array(CreditTransaction), total: z.int() }),
    errors: ['validation_failed', ...sessionErrors],
  }),
};
