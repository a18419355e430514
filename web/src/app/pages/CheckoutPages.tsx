import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import {
  Checking,
  CheckoutLeft,
  CreditsBought,
  SubscriptionPaid,
  TestMoneyNotice,
  useVerifiedCredits,
  useVerifiedSubscription,
  WaysOn,
} from '../../features/payments/index.ts';
import { pictureInHand } from '../money/picture-in-hand.ts';
import { SupportLink } from '../money/SupportLink.tsx';
import { paths } from '../paths.ts';

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

interface PaymentWaysProps {
  isPaid: boolean;
}

/** The ways on from a page about a payment, the picture in hand among them. */
function PaymentWays({ isPaid }: PaymentWaysProps) {
  const { user } = useSession();
  return (
    <WaysOn
      href={paths.subscription.href()}
      label={isPaid ? 'payment.success.toPlan' : 'payment.left.back'}
      pictureHref={user && pictureInHand(user.id).get()}
    />
  );
}

interface ResultFrameProps {
  /** Above everything, where the money is test money. */
  notice: ReactNode;
  children: ReactNode;
}

/** A page that tells what became of a payment; what it says is read out as it changes. */
function ResultFrame({ notice, children }: ResultFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pt-6 sm:px-6">
      {notice}
      <div aria-live="polite" className="flex flex-1 flex-col">
        {children}
      </div>
      <SupportLink />
    </div>
  );
}
