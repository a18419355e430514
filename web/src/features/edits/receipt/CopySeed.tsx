import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';

/** Copies the seed, so that the same picture can be asked for again. */
export function CopySeed({ seed }: { seed: number }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(String(seed));
      addToast({ type: 'success', message: t('edits.receipt.copied') });
    } catch {
      // The browser may forbid it, as it does where the connection is not secure.
      addToast({ type: 'error', message: t('edits.receipt.copyFailed') });
    }
  };
  return (
    <Button variant="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
      {t('edits.receipt.copySeed')}
    </Button>
  );
}
