import { useLocation } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { TopUp } from '../../features/payments/index.ts';
import { paths } from '../paths.ts';
import { pictureInHand } from './picture-in-hand.ts';

/** More credits for the picture in hand; from the checkout one comes back to this very step. */
export function TopUpHere({ missing }: { missing: number }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user === null) return null;
  return (
    <TopUp
      missing={missing}
      href={paths.subscription.href('credits')}
      onLeave={() => pictureInHand(user.id).set(pathname)}
    />
  );
}
