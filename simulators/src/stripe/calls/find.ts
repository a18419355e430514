import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { missing } from '../api-error.ts';

/** A customer that is there. `param` = what named it; none = the path did. */
export const customerOf = (account: Account, id: string, param?: string): Stripe.Customer => {
  const customer = account.customers.get(id);
  if (!customer || account.deleted.has(id))
    throw missing('customer', id, param ? { param } : { isPath: true });
  return customer;
};

/** A payment method that its customer has. */
export const ownMethod = (
  account: Account,
  { id, customer, param }: { id: string; customer: string; param?: string },
): Stripe.PaymentMethod => {
  const method = account.methods.get(id);
  if (method?.customer !== customer)
    throw missing('payment_method', id, param ? { param } : { isPath: true });
  return method;
};
