import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

interface EditFailureProps {
  /** What happened, in the reader's language. */
  message: string;
  onDismiss: () => void;
}

/** What happened, what became of the money, what to do. */
export function EditFailure({ message, onDismiss }: EditFailureProps) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="danger"
      actions={
        <IconButton
          size="sm"
          label={t('edits.dismiss')}
          icon={<X aria-hidden size={18} />}
          onClick={onDismiss}
        />
      }
    >
      <p className="font-medium">{t('edits.failed.title')}</p>
      <p>
        {message} {t('edits.failed.money')}
      </p>
      <p>{t('edits.failed.keep')}</p>
    </Banner>
  );
}
