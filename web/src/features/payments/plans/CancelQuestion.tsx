import type { Subscription } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useCancelSubscription } from '../api/index.ts';

interface CancelQuestionProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Asks before a subscription is cancelled: says until when it lasts and what stays. */
export function CancelQuestion({ subscription, onClose }: CancelQuestionProps) {
  const { t, i18n } = useTranslation();
  const addToast = useToast();
  const { mutateAsync: cancel, isPending, error } = useCancelSubscription();
  const date = printDay(subscription.currentPeriodEnd, i18n.language) ?? t('payment.unavailable');
  const confirm = async () => {
    try {
      await cancel(subscription.id);
    } catch {
      // Told above the question.
      return;
    }
    addToast({ type: 'success', message: t('payment.cancelled') });
    onClose();
  };
  return (
    <div className="flex flex-col gap-5">
      {error && <Banner tone="danger">{errorToMessage(error, t, t('subscription.errors.cancel'))}</Banner>}
      <p>
        {t(subscription.payment_failed ? 'payment.cancel.unpaid' : 'payment.cancel.text', {
          plan: subscription.plan.name,
          date,
        })}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('payment.cancel.keep')}
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => void confirm()}>
          {t('payment.cancel.confirm')}
        </Button>
      </div>
    </div>
  );
}
