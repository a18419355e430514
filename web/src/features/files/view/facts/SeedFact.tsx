import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../platform/toasts/use-toast.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';

/** The seed, and a button that copies it. */
export function SeedFact({ seed }: { seed: number }) {
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
    <dd className="flex items-center gap-1 text-[15px] text-ink tabular-nums">
      {seed}
      <IconButton
        size="sm"
        label={t('edits.receipt.copySeed')}
        icon={<Copy aria-hidden size={16} />}
        onClick={() => void copy()}
      />
    </dd>
  );
}
