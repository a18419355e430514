import type { PaymentMethod } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useRemoveMethod } from '../api/index.ts';
import { useCardWords } from '../components/use-card-words.ts';

interface RemoveQuestionProps {
  method: PaymentMethod;
  onClose: () => void;
}

/** Asks before a card is forgotten: says what that means for a plan that runs. */
export function RemoveQuestion({ method, onClose }: RemoveQuestionProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { nameCard } = useCardWords();
  const { mutateAsync: remove, isPending, error } = useRemoveMethod();
  const card = nameCard(method);
  const confirm = async () => {
    try {
      await remove(method.id);
    } catch {
      // Told above the question.
      return;
    }
    addToast({ type: 'success', message: t('payment.card.removed', { card }) });
    onClose();
  };
  return (
    <div className="flex flex-col gap-5">
      {error && <Banner tone="danger">{errorToMessage(error, t, t('payment.errors.generic'))}</Banner>}
      <p>{t('payment.card.removeText', { card })}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('payment.card.keep')}
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => void confirm()}>
          {t('payment.card.remove')}
        </Button>
      </div>
    </div>
  );
}
