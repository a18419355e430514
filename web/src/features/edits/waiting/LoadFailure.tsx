import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** What the step shows could not be fetched; nothing of the work is lost. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="danger"
      actions={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('edits.upload.retry')}
        </Button>
      }
    >
      {errorToMessage(error, t, t('edits.photo.failed'))}
    </Banner>
  );
}
