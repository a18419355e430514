import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

interface LoadFailureProps {
  error: Error;
  /** What could not be fetched. */
  message: string;
  isFetching: boolean;
  onRetry: () => void;
}

/** Stands where something could not be fetched: says what by a toast, why and what to do in its place. */
export function LoadFailure({ error, message, isFetching, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const tell = useEffectEvent(() => addToast({ type: 'error', message }));
  useEffect(() => {
    tell();
  }, []);
  return (
    <Banner
      tone="danger"
      actions={
        <Button variant="secondary" size="sm" busy={isFetching} onClick={onRetry}>
          {t('payment.retry')}
        </Button>
      }
    >
      {errorToMessage(error, t, message)}
    </Banner>
  );
}
