import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import {
  Checking,
  CheckoutLeft,
  CreditsBought,
  SubscriptionPaid,
  TestMoneyNotice,
  useVerifiedCredits,
  useVerifiedSubscription,
} from '../../features/payments/index.ts';
import { ResultFrame } from '../layouts/ResultFrame.tsx';
import { PaymentWays } from '../money/PaymentWays.tsx';

function useSessionId(): string {
  return useSearchParams()[0].get('session_id') ?? '';
}

interface CheckedProps {
  sessionId: string;
  verification: ReturnType<typeof useVerifiedCredits> | ReturnType<typeof useVerifiedSubscription>;
  /** What was paid, once that is known. */
  paid: ReactNode;
}

function Checked({ sessionId, verification, paid }: CheckedProps) {
  return (
    <ResultFrame notice={<TestMoneyNotice />}>
      {paid ?? (
        <Checking sessionId={sessionId} verification={verification}>
          <PaymentWays isPaid={false} />
        </Checking>
      )}
    </ResultFrame>
  );
}

/** What became of a checkout for credits. */
export function CreditsSuccessPage() {
  const sessionId = useSessionId();
  const verification = useVerifiedCredits(sessionId);
  const { data } = verification;
  const paid = data && (
    <CreditsBought creditsAdded={data.creditsAdded} balance={data.creditBalance}>
      <PaymentWays isPaid />
    </CreditsBought>
  );
  return <Checked {...{ sessionId, verification, paid }} />;
}

/** What became of a checkout for a plan. */
export function SubscriptionSuccessPage() {
  const sessionId = useSessionId();
  const verification = useVerifiedSubscription(sessionId);
  const { data } = verification;
  const paid = data && (
    <SubscriptionPaid subscription={data.subscription} creditsAdded={data.creditsAdded}>
      <PaymentWays isPaid />
    </SubscriptionPaid>
  );
  return <Checked {...{ sessionId, verification, paid }} />;
}

/** A checkout was left without paying. */
export function CheckoutLeftPage() {
  return (
    <CheckoutLeft>
      <PaymentWays isPaid={false} />
    </CheckoutLeft>
  );
}
