import type { Subscription } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printDay } from '../../platform/i18n/print-day.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Question } from '../../ui/Question.tsx';
import type { Dashboard } from '../payments/index.ts';
import { useCancelSubscription } from './commands.ts';

interface CancelDialogProps {
  dashboard: Dashboard;
  /** Null while nothing is asked. */
  subscription: Subscription | null;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks once before a plan is cancelled: says its last day, and what stays. */
export function CancelDialog({ dashboard, subscription, onClose, onDone }: CancelDialogProps) {
  const { t, i18n } = useTranslation();
  const { mutateAsync: cancel, isPending, error, reset } = useCancelSubscription();
  const isMain = dashboard === 'main';
  const isTriedAgain = subscription?.payment_failed ?? false;
  const plan = subscription?.plan_name ?? '';
  const date = subscription ? printDay(subscription.end_date, i18n.language) : '';
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async (id: string) => {
    try {
      await cancel(id);
    } catch {
      // Told above the question.
      return;
    }
    if (!isMain) onDone(t('subscription.cancel.done'));
    else onDone(t(isTriedAgain ? 'subscription.stopped' : 'subscription.cancelled', { plan, date }));
  };
  const until = isMain ? 'subscription.cancel.until' : 'subscription.cancel.text';
  return (
    <Dialog
      open={subscription !== null}
      onClose={close}
      title={t('subscription.cancel.title', { plan })}
      closeLabel={t('app.close')}
    >
      <Question
        isDanger
        failure={error && errorToMessage(error, t, t('subscription.errors.cancel'))}
        keep={t('subscription.cancel.keep')}
        onKeep={close}
        confirm={t('subscription.cancel.confirm')}
        isBusy={isPending}
        onConfirm={() => subscription && void confirm(subscription.id)}
      >
        <div className="flex flex-col gap-3">
          <p>{t(isTriedAgain ? 'subscription.cancel.unpaid' : until, { plan, date })}</p>
          {isMain && <p>{t('subscription.cancel.stays')}</p>}
        </div>
      </Question>
    </Dialog>
  );
}
