import { useTranslation } from 'react-i18next';
import { errorToMessage } from './api/error-to-message.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

interface LoadFailureProps {
  error: Error;
  /** What could not be fetched. */
  message: string;
  isFetching: boolean;
  onRetry: () => void;
}

/** Stands where something could not be fetched. */
export function LoadFailure({ error, message, isFetching, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const why = errorToMessage(error, t, message);
  return (
    <Banner
      tone="danger"
      actions={
        <Button variant="secondary" size="sm" busy={isFetching} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    >
      <p>{message}</p>
      {why !== message && <p>{why}</p>}
    </Banner>
  );
}
