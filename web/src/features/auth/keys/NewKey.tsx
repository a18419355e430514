import { limits } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { KeySecret } from './KeySecret.tsx';
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
