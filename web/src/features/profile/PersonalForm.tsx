import type { User } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefusals } from '../../platform/forms/use-refusals.ts';
import { useBriefly } from '../../platform/use-briefly.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useUpdateProfile } from './update-profile.ts';

/** Name and address of an account; the name can be changed. */
export function PersonalForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const { form, submit, discard, isPending, isSaved, failure } = useNameForm(user);
  const { errors, isDirty } = form.formState;
  return (
    <Panel title={t('profile.personal.title')}>
      <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <TextField
          label={t('profile.personal.fullName')}
          autoComplete="name"
          required
          error={errors.fullName?.message}
          {...form.register('fullName', {
            validate: (name) => name.trim() !== '' || t('profile.personal.nameRequired'),
          })}
        />
        <TextField
          label={t('profile.personal.email')}
          type="email"
          autoComplete="email"
          readOnly
          value={user.email}
          hint={t('profile.personal.emailHint')}
          className="read-only:border-line read-only:bg-sunken read-only:text-ink-soft"
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isPending}>
            {t('profile.personal.save')}
          </Button>
          {isDirty && (
            <Button variant="ghost" onClick={discard}>
              {t('profile.personal.discard')}
            </Button>
          )}
          <p role="status" className="text-sm text-ink-soft">
            {isDirty && !isPending ? t('profile.personal.unsaved') : null}
          </p>
        </div>
        {isSaved && <Banner tone="success">{t('profile.personal.saved')}</Banner>}
      </form>
    </Panel>
  );
}

/** The form of the name: what was typed stays after a refusal, success is told for three seconds. */
function useNameForm({ fullName }: User) {
  const { t } = useTranslation();
  const update = useUpdateProfile();
  const saved = useBriefly();
  const form = useForm({ defaultValues: { fullName } });
  const { failure, showBesideFields } = useRefusals(form, {
    error: update.error,
    fields: ['fullName'],
    failed: t('profile.personal.failed'),
  });

  const submit = form.handleSubmit(async (values) => {
    if (update.isPending) return;
    saved.hide();
    try {
      const { user } = await update.mutateAsync({ fullName: values.fullName.trim() });
      form.reset({ fullName: user.fullName });
      saved.show();
    } catch (error) {
      showBesideFields(error);
    }
  });

  const discard = () => {
    update.reset();
    // Before the reset, which lets go of the field until it is drawn again.
    form.setFocus('fullName');
    form.reset();
  };
  return {
    form,
    submit,
    discard,
    isPending: update.isPending,
    isSaved: saved.isShown,
    failure,
  };
}
