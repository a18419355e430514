import type { PaymentMethod } from '@maquette/contract';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { hasExpired, useCardWords } from './card-words.ts';

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
