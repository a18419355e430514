import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useAddMethod } from '../api/index.ts';

/** Has Stripe make a card of what was typed, and saves that. */
export const useStripeCard = () => {
  const { t } = useTranslation();
  const addToast = useToast();
  const stripe = useStripe();
  const elements = useElements();
  const addMethod = useAddMethod();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (): Promise<string | null> => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return t('payment.errors.form');
    const made = await stripe.createPaymentMethod({ type: 'card', card });
    if (made.error) return made.error.message ?? t('payment.errors.generic');
    await addMethod.mutateAsync(made.paymentMethod.id);
    card.clear();
    addToast({ type: 'success', message: t('payment.card.saved') });
    return null;
  };
  const submit = async () => {
    setSending(true);
    setFailure(null);
    const problem = await save().catch((error: unknown) =>
      errorToMessage(error, t, t('payment.errors.generic')),
    );
    setFailure(problem);
    setSending(false);
  };
  return { submit, isSending, failure, isReady: stripe !== null };
};
