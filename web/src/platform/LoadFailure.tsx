import { useTranslation } from 'react-i18next';
import { errorToMessage } from './api/error-to-message.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

export interface LoadFailureProps {
  error: Error;
  /** What could not be fetched. */
  message: string;
  isFetching: boolean;
  onRetry: () => void;
  /** Says only why; what could not be fetched, where nobody knows why. */
  isBrief?: boolean;
}

/** Stands where something could not be fetched. */
export function LoadFailure({ error, message, isFetching, onRetry, isBrief = false }: LoadFailureProps) {
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
      {!isBrief && <p>{message}</p>}
      {(isBrief || why !== message) && <p>{why}</p>}
    </Banner>
  );
}
