import type { PaymentMethod } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSetDefaultMethod } from '../api/index.ts';
import { CardRow } from './CardRow.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';

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
