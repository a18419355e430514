import { useSearchParams } from 'react-router';
import {
  Checking,
  CreditsBought,
  TestMoneyNotice,
  useVerifiedCredits,
} from '../../features/payments/index.ts';
import { ResultFrame } from '../layouts/ResultFrame.tsx';
import { PaymentWays } from '../money/PaymentWays.tsx';

/** What became of a checkout for credits. */
export function CreditsSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  const verification = useVerifiedCredits(sessionId);
  const { data } = verification;
  return (
    <ResultFrame notice={<TestMoneyNotice />}>
      {data ? (
        <CreditsBought creditsAdded={data.creditsAdded} balance={data.creditBalance}>
          <PaymentWays isPaid />
        </CreditsBought>
      ) : (
        <Checking sessionId={sessionId} verification={verification}>
          <PaymentWays isPaid={false} />
        </Checking>
      )}
    </ResultFrame>
  );
}
