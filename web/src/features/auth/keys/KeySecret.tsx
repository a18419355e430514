import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';

interface KeySecretProps {
  name: string;
  secret: string;
  onDone: () => void;
}

/** A new key, to be kept by its owner: it is never shown again. Takes the focus, as it is what was asked for. */
export function KeySecret({ name, secret, onDone }: KeySecretProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('auth.keys.made', { name })}
      className="flex flex-col gap-3 rounded-md bg-success-soft p-4"
    >
      <p className="font-medium text-success">{t('auth.keys.made', { name })}</p>
      <p className="text-ink">{t('auth.keys.once')}</p>
      <code className="rounded-sm border border-line bg-surface px-3 py-2.5 text-sm break-all text-ink select-all">
        {secret}
      </code>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={copied === 'yes' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          onClick={() => void copy()}
        >
          {t('auth.keys.copy')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('auth.keys.kept')}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {copied === 'yes' && t('auth.keys.copied')}
          {copied === 'failed' && t('auth.keys.copyFailed')}
        </p>
      </div>
    </section>
  );
}
