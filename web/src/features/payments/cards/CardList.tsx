import type { PaymentMethod } from '@maquette/contract';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Question } from '../../../ui/Question.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { hasExpired, useCardWords } from './card-words.ts';
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

interface CardRowProps {
  method: PaymentMethod;
  isChanging: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}

/** A saved card: brand, last digits, expiry; charge it from now on, or forget it. */
export function CardRow({ method, isChanging, onMakeDefault, onRemove }: CardRowProps) {
  const { t } = useTranslation();
  const { nameCard, expiryOf } = useCardWords();
  const name = nameCard(method);
  const isPast = hasExpired(method.card, new Date());
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0">
      <CreditCard aria-hidden size={22} className="mt-0.5 shrink-0 text-ink-faint" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 font-medium tabular-nums">
            {name}
            {method.isDefault && <Tag tone="accent">{t('payment.card.default')}</Tag>}
            {isPast && <Tag tone="warning">{t('payment.card.past')}</Tag>}
          </p>
          <p className="text-sm text-ink-faint tabular-nums">
            {t('payment.card.expires', { expiry: expiryOf(method) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!method.isDefault && (
            <Button
              variant="secondary"
              size="sm"
              busy={isChanging}
              aria-label={t('payment.card.makeDefaultNamed', { card: name })}
              onClick={onMakeDefault}
            >
              {t('payment.card.makeDefault')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('payment.card.removeNamed', { card: name })}
            onClick={onRemove}
          >
            {t('payment.card.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}
