import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../../platform/toasts/use-copy.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';

/** The seed, and a button that copies it. */
export function SeedFact({ seed }: { seed: number }) {
  const { t } = useTranslation();
  const copy = useCopy({ copied: t('edits.receipt.copied'), failed: t('edits.receipt.copyFailed') });
  return (
    <dd className="flex items-center gap-1 text-[15px] text-ink tabular-nums">
      {seed}
      <IconButton
        size="sm"
        label={t('edits.receipt.copySeed')}
        icon={<Copy aria-hidden size={16} />}
        onClick={() => void copy(String(seed))}
      />
    </dd>
  );
}
