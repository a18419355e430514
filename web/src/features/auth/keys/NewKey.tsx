import { limits } from '@maquette/contract';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { useKeys } from './use-keys.ts';

/** Names a key and makes it; shows it this once. */
export function NewKey({ make }: Pick<ReturnType<typeof useKeys>, 'make'>) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { name: '' } });
  const submit = form.handleSubmit(async ({ name }) => {
    if (make.isPending) return;
    await make.mutateAsync(name.trim()).then(
      () => form.reset(),
      // Told above the form.
      () => undefined,
    );
  });
  const putAway = () => {
    make.reset();
    form.setFocus('name');
  };
  return (
    <div className="flex flex-col gap-4">
      {make.error && (
        <Banner tone="danger">{errorToMessage(make.error, t, t('auth.keys.makeFailed'))}</Banner>
      )}
      {make.data && <KeySecret secret={make.data.secret} name={make.data.key.name} onDone={putAway} />}
      <form noValidate onSubmit={submit} className="flex max-w-md flex-col items-start gap-3">
        <div className="w-full">
          <TextField
            label={t('auth.keys.name')}
            hint={t('auth.keys.nameHint')}
            autoComplete="off"
            maxLength={limits.nameMax}
            error={form.formState.errors.name?.message}
            {...form.register('name', {
              validate: (name) => name.trim() !== '' || t('auth.keys.nameRequired'),
            })}
          />
        </div>
        <Button type="submit" busy={make.isPending}>
          {t('auth.keys.make')}
        </Button>
      </form>
    </div>
  );
}

interface KeySecretProps {
  name: string;
  secret: string;
  onDone: () => void;
}

/** A new key, to be kept by its owner: it is never shown again. Takes the focus, as it is what was asked for. */
function KeySecret({ name, secret, onDone }: KeySecretProps) {
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
