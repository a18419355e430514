import { z } from 'zod';
import { User } from '../auth/account.ts';
import { CreditTransaction } from '../credits/endpoints.ts';
import { Edit } from '../edits/edit.ts';
import { ModelState } from '../edits/model-use.ts';
import { endpoint } from '../endpoint.ts';
import { sessionErrors } from '../errors.ts';
import { PaymentReceipt } from '../payments/payment.ts';
import { Subscription } from '../subscriptions/plan.ts';
import { IdParams, Instant, limits, Words } from '../values.ts';

const refusals = ['validation_failed', 'not_signed_in', 'session_expired', 'forbidden'] as const;

/** Why somebody's money was touched; stands in the audit log. */
const Reason = Words.trim().min(1).max(limits.reasonMax);

export const AdminPerson = User.extend({ balance: z.int(), held: z.int() });
export type AdminPerson = z.infer<typeof AdminPerson>;

const OpenEdits = z.object({ queued: z.int(), running: z.int() });
const EndedEdits = z.object({ succeeded: z.int(), failed: z.int(), cancelled: z.int() });
/** How a backup, or a drill of one, went. */
const BackupRun = z.object({
  startedAt: Instant,
  /** Null while it runs, or where it died. */
  finishedAt: Instant.nullable(),
  /** When one last went well. */
  succeededAt: Instant.nullable(),
  /** What was wrong with the latest that ended, for whoever runs this; null = nothing. */
  fault: z.string().nullable(),
});

export const adminEndpoints = {
  findPeople: endpoint({
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    summary: 'People whose address, name or number contains the words; the newest without words',
    query: z.strictObject({ query: Words.max(limits.emailMax).optional() }),
    answer: 'json',
    response: z.object({ users: z.array(AdminPerson) }),
    errors: [...refusals],
  }),
  getPerson: endpoint({
    method: 'GET',
    path: '/admin/users/:id',
    access: 'admin',
    summary: 'One person with ledger, edits, payments and subscriptions, the newest of each',
    params: IdParams,
    answer: 'json',
    response: z.object({
      user: AdminPerson,
      transactions: z.array(CreditTransaction),
      edits: z.array(Edit),
      receipts: z.array(PaymentReceipt),
      subscriptions: z.array(Subscription),
    }),
    errors: [...refusals, 'not_found'],
  }),
  adjustCredits: endpoint({
    method: 'POST',
    path: '/admin/users/:id/credits',
    access: 'admin',
    summary: 'Give or take credits, with a reason',
    params: IdParams,
    body: z.strictObject({
      amount: z.int().min(-limits.adjustmentMax).max(limits.adjustmentMax),
      reason: Reason,
    }),
    answer: 'json',
    response: z.object({ success: z.literal(true), creditBalance: z.int() }),
    errors: [...refusals, 'unknown_field', 'not_found', 'balance_too_low', 'idempotency_conflict'],
  }),
  refundPurchase: endpoint({
    method: 'POST',
    path: '/admin/payments/:id/refund',
    access: 'admin',
    summary: 'Give a payment back and take its credits, down to none',
    params: IdParams,
    body: z.strictObject({ reason: Reason }),
    answer: 'json',
    response: z.object({ success: z.literal(true), receipt: PaymentReceipt }),
    errors: [
      ...refusals,
      'unknown_field',
      'not_found',
      'already_refunded',
      'cards_unavailable',
      'cards_busy',
    ],
  }),
  getHealth: endpoint({
    method: 'GET',
    path: '/admin/health',
    access: 'admin',
    summary: 'Engines, queue, credits, mails, card provider, backups and memory',
    answer: 'json',
    response: z.object({
      engines: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          tiers: z.array(z.enum(['default', 'premium', 'fallback'])),
          isOpen: z.boolean(),
          /** Code of the failure it is closed for. */
          closedFor: z.string().nullable(),
          pausedUntil: Instant.nullable(),
          failuresInARow: z.int(),
          open: OpenEdits,
          lastDay: EndedEdits,
        }),
      ),
      /** Open models that are installed. */
      models: z.array(ModelState),
      queue: OpenEdits.extend({ oldestQueuedAt: Instant.nullable() }),
      lastDay: EndedEdits,
      /** Of edits: held by those that are open, and of the last day spent and given back. */
      credits: z.object({ held: z.int(), spent: z.int(), returned: z.int() }),
      /** The process that answers, and the programs beside it. */
      process: z.object({
        role: z.enum(['all', 'web', 'worker']),
        residentBytes: z.int(),
        childrenBytes: z.int(),
        children: z.int(),
      }),
      /** The takes of removals since the beginning, by how they were made: how many were offered, first, and are the result now; and their mean rating. */
      takes: z.array(
        z.object({
          method: z.string(),
          offered: z.int(),
          first: z.int(),
          kept: z.int(),
          rating: z.number().min(0).max(1),
          /** Of those that are the result now; null when there is none. */
          keptRating: z.number().min(0).max(1).nullable(),
        }),
      ),
      mails: z.object({ waiting: z.int(), oldestAt: Instant.nullable() }),
      cards: z.object({ provider: z.string(), test: z.boolean(), openCheckouts: z.int() }),
      /** The latest of each; null where there was none. */
      backups: z.object({ backup: BackupRun.nullable(), drill: BackupRun.nullable() }),
    }),
    errors: [...sessionErrors, 'forbidden'],
  }),
};
