import { Check, Download, Pencil, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';

interface EditorHeaderProps {
  isEditing: boolean;
  /** The mask is being drawn or sent. */
  isBusy: boolean;
  onSave: () => void;
  onDownload: () => void;
  onCancel: (() => void) | undefined;
}

/** What one is doing here, and how to be done with it. */
export function EditorHeader({ isEditing, isBusy, onSave, onDownload, onCancel }: EditorHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-1.5 border-b border-line bg-surface px-3 py-1.5 @2xl:px-4">
      {isEditing ? (
        <div className="flex min-w-0 flex-1 @max-md:basis-full">
          <Tag tone="accent">
            <Pencil aria-hidden size={13} />
            {t('maskEditor.editing')}
          </Tag>
        </div>
      ) : (
        <h2 className="min-w-0 flex-1 @max-md:sr-only text-[15px] leading-tight font-medium text-ink">
          {t('maskEditor.title')}
        </h2>
      )}
      {onCancel && (
        <IconButton label={t('maskEditor.cancel')} icon={<X aria-hidden size={20} />} onClick={onCancel} />
      )}
      <IconButton
        label={t('maskEditor.download')}
        icon={<Download aria-hidden size={20} />}
        disabled={isBusy}
        onClick={onDownload}
      />
      <Button
        icon={<Check aria-hidden size={18} />}
        busy={isBusy}
        onClick={onSave}
        className="@max-md:flex-1"
      >
        {t('maskEditor.save')}
      </Button>
    </div>
  );
}
