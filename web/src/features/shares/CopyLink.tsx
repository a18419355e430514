import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { useBriefly } from '../../platform/use-briefly.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonVariant } from '../../ui/button-class.ts';

/** The address of a link for people elsewhere. */
export function wholeAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** Copies a link and says for a moment that it did. */
export function CopyLink({ path, variant = 'secondary' }: { path: string; variant?: ButtonVariant }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const copied = useBriefly();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wholeAddress(path));
      copied.show();
    } catch {
      addToast({ type: 'error', message: t('shares.copyFailed') });
    }
  };
  const Icon = copied.isShown ? Check : Copy;
  return (
    <>
      <Button variant={variant} icon={<Icon aria-hidden size={18} />} onClick={() => void copy()}>
        {copied.isShown ? t('shares.copied') : t('shares.copy')}
      </Button>
      <span role="status" className="sr-only">
        {copied.isShown && t('shares.copied')}
      </span>
    </>
  );
}
