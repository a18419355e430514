import { CustomerGone } from '../../../platform/payment-provider/card-provider.ts';
import type { PaymentsContext } from '../ports.ts';
import { customerOf } from './customer-of.ts';
import { removeCustomer } from './customers.store.ts';

/**
 * Does something as who somebody is to the card provider; where that customer was deleted there by hand, as a new one.
 * @throws Refusal as `customerOf` and `act` do
 */
export const asCustomer = async <T>(
  ctx: PaymentsContext,
  { userId }: { userId: string },
  act: (customerId: string) => Promise<T>,
): Promise<T> => {
  try {
    return await act(await customerOf(ctx, { userId }));
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    await removeCustomer(ctx.db, { userId, provider: ctx.cards.name });
    return act(await customerOf(ctx, { userId }));
  }
};
