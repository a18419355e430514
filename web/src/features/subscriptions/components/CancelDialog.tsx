import type { Subscription } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { PlanActions } from './pay-slots.ts';

interface CancelDialogProps {
  /** Null while nothing is asked. */
  subscription: Subscription | null;
  cancel: PlanActions['cancel'];
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks once before a plan is cancelled: says its last day, and what stays. */
export function CancelDialog({ subscription, cancel, onClose, onDone }: CancelDialogProps) {
  const { t, i18n } = useTranslation();
  const plan = subscription?.plan_name ?? '';
  const date = subscription ? printDay(subscription.end_date, i18n.language) : '';
  const isTriedAgain = subscription?.payment_failed ?? false;
  const cancelling = useMutation({
    mutationFn: cancel,
    onSuccess: () =>
      onDone(t(isTriedAgain ? 'subscription.stopped' : 'subscription.cancelled', { plan, date })),
  });
  const close = () => {
    cancelling.reset();
    onClose();
  };
  return (
    <Dialog
      open={subscription !== null}
      onClose={close}
      title={t('subscription.cancel.title', { plan })}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('subscription.cancel.keep')}
          </Button>
          <Button
            variant="danger"
            busy={cancelling.isPending}
            onClick={() => subscription && cancelling.mutate(subscription.id)}
          >
            {t('subscription.cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {cancelling.error && (
          <Banner tone="danger">{errorToMessage(cancelling.error, t, t('subscription.cancelError'))}</Banner>
        )}
        <p>{t(isTriedAgain ? 'subscription.cancel.unpaid' : 'subscription.cancel.until', { plan, date })}</p>
        <p>{t('subscription.cancel.stays')}</p>
      </div>
    </Dialog>
  );
}
