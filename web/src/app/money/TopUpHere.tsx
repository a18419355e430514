import { useLocation } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { TopUp } from '../../features/credits/index.ts';
import { TestMoneyNotice, useOffers, usePurchaseCredits } from '../../features/payments/index.ts';
import { paths } from '../paths.ts';
import { pictureInHand } from './picture-in-hand.ts';

/** More credits for the picture in hand; from the checkout one comes back to this very step. */
export function TopUpHere({ missing }: { missing: number }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { data: list } = useOffers();
  const { mutateAsync: purchase } = usePurchaseCredits();
  if (user === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <TestMoneyNotice />
      <TopUp
        missing={missing}
        list={list}
        purchase={purchase}
        href={paths.subscription.href('credits')}
        onLeave={() => pictureInHand(user.id).set(pathname)}
      />
    </div>
  );
}
