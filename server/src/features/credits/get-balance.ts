import type { CreditBalance } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { requireUser } from '../../platform/require-user.ts';
import { spendable } from './credits.rules.ts';
import { accountOf } from './credits.store.ts';

/** Credits the caller can spend, and credits that running edits hold back. */
export const getBalance = async (ctx: Context): Promise<CreditBalance> => {
  const account = await accountOf(ctx.db, requireUser(ctx));
  return { balance: spendable(account), held: account.held };
};
