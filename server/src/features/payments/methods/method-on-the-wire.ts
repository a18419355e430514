import type { PaymentMethod } from '@maquette/contract';
import type { SavedCard } from '../../../platform/payment-provider/card-provider.ts';

/** A saved card as its owner is told. */
export const methodOnTheWire = (
  { id, brand, last4, expMonth, expYear }: SavedCard,
  defaultId: string | null,
): PaymentMethod => ({
  id,
  isDefault: id === defaultId,
  card: { brand, last4, exp_month: expMonth, exp_year: expYear },
});
