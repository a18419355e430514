import type { AdminPerson, Answer, adminEndpoints, User } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { findPeople as findUsers, getPerson as getUser } from '../auth/index.ts';
import { type CreditsPorts, getBalance, listTransactions } from '../credits/index.ts';
import { listEdits } from '../edits/index.ts';
import { receiptsOf } from '../payments/index.ts';
import { listSubscriptions } from '../subscriptions/index.ts';
import type { AdminContext } from './ports.ts';
import { requireAdmin } from './require-admin.ts';

/** Entries of each kind that are shown of a person. */
const NEWEST = 50;

/** People whose address or name contains the words, or whose number they are; the newest without words. */
export async function findPeople(
  ctx: AdminContext,
  { query = '' }: { query?: string | undefined },
): Promise<{ users: AdminPerson[] }> {
  requireAdmin(ctx);
  const found = await findUsers(ctx, { words: query });
  return { users: await Promise.all(found.map((user) => withCredits(ctx, user))) };
}

/** One person with what they did and paid, the newest of each; their pictures stay theirs. @throws Refusal `not_found` */
export async function getPerson(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<Answer<typeof adminEndpoints.getPerson>> {
  requireAdmin(ctx);
  const user = await getUser(ctx, { id });
  const own = asPerson(ctx, id);
  const { transactions } = await listTransactions({ ...own, thumbnailsOf: noPictures }, { limit: NEWEST });
  const { edits } = await listEdits(own, { limit: NEWEST });
  const { subscriptions } = await listSubscriptions(own);
  const receipts = (await receiptsOf(ctx, { userId: id })).slice(0, NEWEST);
  return {
    user: await withCredits(ctx, user),
    transactions,
    edits: edits.map((edit) => ({ ...edit, source: null, files: [] })),
    receipts,
    subscriptions,
  };
}

const noPictures: CreditsPorts['thumbnailsOf'] = async () => new Map();

const withCredits = async (ctx: Context, user: User): Promise<AdminPerson> => ({
  ...user,
  ...(await getBalance(asPerson(ctx, user.id))),
});

/** What the other features tell somebody of themselves is told of them here, by the same verbs. */
const asPerson = <C extends Context>(ctx: C, userId: string): C => ({
  ...ctx,
  actor: { kind: 'user', userId, sessionId: '', role: 'user' },
});
