import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

interface EditFailureProps {
  /** What happened and what became of the money, in the reader's language. */
  message: string;
  onDismiss: () => void;
}

/** What happened, and what to do. */
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
      <p className="font-medium">{message}</p>
      <p>{t('edits.failed.keep')}</p>
    </Banner>
  );
}
