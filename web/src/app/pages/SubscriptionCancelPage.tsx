import { CheckoutLeft } from '../../features/payments/index.ts';
import { PaymentWays } from '../money/PaymentWays.tsx';

/** The checkout of a plan was left without paying. */
export function SubscriptionCancelPage() {
  return (
    <CheckoutLeft>
      <PaymentWays isPaid={false} />
    </CheckoutLeft>
  );
}
