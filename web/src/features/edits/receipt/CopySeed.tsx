import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../platform/toasts/use-copy.ts';
import { Button } from '../../../ui/Button.tsx';

/** Copies the seed, so that the same picture can be asked for again. */
export function CopySeed({ seed }: { seed: number }) {
  const { t } = useTranslation();
  const copy = useCopy({ copied: t('edits.receipt.copied'), failed: t('edits.receipt.copyFailed') });
  return (
    <Button variant="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy(String(seed))}>
      {t('edits.receipt.copySeed')}
    </Button>
  );
}
