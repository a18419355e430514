import { useSearchParams } from 'react-router';
import {
  Checking,
  SubscriptionPaid,
  TestMoneyNotice,
  useVerifiedSubscription,
} from '../../features/payments/index.ts';
import { ResultFrame } from '../layouts/ResultFrame.tsx';
import { PaymentWays } from '../money/PaymentWays.tsx';

/** What became of a checkout for a plan. */
export function SubscriptionSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  const verification = useVerifiedSubscription(sessionId);
  const { data } = verification;
  return (
    <ResultFrame notice={<TestMoneyNotice />}>
      {data ? (
        <SubscriptionPaid subscription={data.subscription} creditsAdded={data.creditsAdded}>
          <PaymentWays isPaid />
        </SubscriptionPaid>
      ) : (
        <Checking sessionId={sessionId} verification={verification}>
          <PaymentWays isPaid={false} />
        </Checking>
      )}
    </ResultFrame>
  );
}
