import { useSession } from '../../features/auth/index.ts';
import { WaysOn } from '../../features/payments/index.ts';
import { paths } from '../paths.ts';
import { pictureInHand } from './picture-in-hand.ts';

interface PaymentWaysProps {
  isPaid: boolean;
}

/** The ways on from a page about a payment, the picture in hand among them. */
export function PaymentWays({ isPaid }: PaymentWaysProps) {
  const { user } = useSession();
  return (
    <WaysOn
      href={paths.subscription.href()}
      label={isPaid ? 'payment.success.toPlan' : 'payment.left.back'}
      pictureHref={user && pictureInHand(user.id).get()}
    />
  );
}
