import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CheckoutForm, type CheckoutProps } from './CheckoutForm.tsx';

/** Asks before a plan is bought: which, how it is paid, whether it renews; and what becomes of the plan before it. */
export function CheckoutDialog({ planId, ...rest }: CheckoutProps & { planId: string | null }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={planId !== null}
      onClose={rest.onClose}
      title={t('subscription.checkout.title')}
      closeLabel={t('app.close')}
    >
      {planId !== null && <CheckoutForm planId={planId} {...rest} />}
    </Dialog>
  );
}
