import { CheckoutLeft } from '../../features/payments/index.ts';
import { PaymentWays } from '../money/PaymentWays.tsx';

/** The checkout of credits was left without paying. */
export function CreditsCancelPage() {
  return (
    <CheckoutLeft>
      <PaymentWays isPaid={false} />
    </CheckoutLeft>
  );
}
