import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../platform/theme/use-theme.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { useStripeCard } from './use-stripe-card.ts';

/** The colours of the theme: style sheets do not reach into Stripe's frame. */
const lookNow = (): StripeCardElementOptions => {
  const colour = getComputedStyle(document.documentElement);
  const token = (name: string) => colour.getPropertyValue(name).trim();
  return {
    hidePostalCode: true,
    style: {
      base: {
        color: token('--ink'),
        iconColor: token('--ink-faint'),
        fontSize: '16px',
        '::placeholder': { color: token('--ink-faint') },
      },
      invalid: { color: token('--danger'), iconColor: token('--danger') },
    },
  };
};

/** Number, expiry and code in one field. Cannot be sent before it is complete and without error. */
export function StripeCardFields() {
  const { t } = useTranslation();
  const { theme } = useTheme();
  const { submit, isSending, failure, isReady } = useStripeCard();
  const [field, setField] = useState<{ isComplete: boolean; error: string | null }>({
    isComplete: false,
    error: null,
  });
  const canSave = isReady && field.isComplete && field.error === null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !isSending) void submit();
  };
  return (
    <form noValidate onSubmit={send} className="flex max-w-md flex-col items-start gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="flex w-full flex-col gap-1.5">
        <span id="payment-card" className="text-sm font-medium text-ink">
          {t('payment.addCard.label')}
        </span>
        <div
          role="group"
          aria-labelledby="payment-card"
          aria-describedby={field.error ? 'payment-card-error' : undefined}
          className="rounded-md border border-edge bg-surface px-3.5 py-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink"
        >
          <CardElement
            key={theme}
            options={lookNow()}
            onChange={({ complete, error }) =>
              setField({ isComplete: complete, error: error?.message ?? null })
            }
          />
        </div>
        <FieldError id="payment-card" error={field.error} />
      </div>
      <Button type="submit" busy={isSending} disabled={!canSave}>
        {t('payment.addCard.save')}
      </Button>
      <p className="text-sm text-ink-faint">{t('payment.addCard.private')}</p>
    </form>
  );
}
