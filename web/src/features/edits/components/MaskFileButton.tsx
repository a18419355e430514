import { FileImage } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';

interface MaskFileButtonProps {
  disabled: boolean;
  onChosen: (file: File) => void;
}

/** For those who have a black-and-white mask already. */
export function MaskFileButton({ disabled, onChosen }: MaskFileButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<FileImage aria-hidden size={16} />}
        title={t('edits.mask.uploadHint')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('edits.mask.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".png,.jpeg,.jpg,.webp"
        hidden
        aria-label={t('edits.mask.upload')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again after it was refused.
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
    </>
  );
}
