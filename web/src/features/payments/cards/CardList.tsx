import type { PaymentMethod } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Question } from '../../../ui/Question.tsx';
import { useCardWords } from './card-words.ts';
import { CardRow } from './CardRow.tsx';
import { useRemoveMethod, useSetDefaultMethod } from './methods.ts';

/** The saved cards, and the question before one is forgotten. */
export function CardList({ cards }: { cards: readonly PaymentMethod[] }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [leaving, setLeaving] = useState<PaymentMethod | null>(null);
  const setDefault = useSetDefaultMethod();
  const close = () => setLeaving(null);
  const makeDefault = (id: string) =>
    setDefault.mutate(id, {
      onSuccess: () => addToast({ type: 'success', message: t('payment.card.isDefault') }),
      onError: (error) =>
        addToast({ type: 'error', message: errorToMessage(error, t, t('payment.errors.generic')) }),
    });
  if (cards.length === 0) return <p className="text-ink-soft">{t('payment.card.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {cards.map((method) => (
          <CardRow
            key={method.id}
            method={method}
            isChanging={setDefault.isPending && setDefault.variables === method.id}
            onMakeDefault={() => makeDefault(method.id)}
            onRemove={() => setLeaving(method)}
          />
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        onClose={close}
        title={t('payment.card.removeTitle')}
        closeLabel={t('app.close')}
      >
        {leaving && <RemoveQuestion method={leaving} onClose={close} />}
      </Dialog>
    </>
  );
}

interface RemoveQuestionProps {
  method: PaymentMethod;
  onClose: () => void;
}

/** Asks before a card is forgotten: says what that means for a plan that runs. */
function RemoveQuestion({ method, onClose }: RemoveQuestionProps) {
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
    <Question
      isDanger
      failure={error && errorToMessage(error, t, t('payment.errors.generic'))}
      keep={t('payment.card.keep')}
      onKeep={onClose}
      confirm={t('payment.card.remove')}
      isBusy={isPending}
      onConfirm={() => void confirm()}
    >
      <p>{t('payment.card.removeText', { card })}</p>
    </Question>
  );
}
