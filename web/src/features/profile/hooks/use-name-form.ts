import type { User } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { useBriefly } from '../../../platform/use-briefly.ts';

const fieldFailure = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.fields['fullName']?.message : undefined;

/** The form of the name: what was typed stays after a refusal, success is told for three seconds. */
export const useNameForm = ({ fullName }: User) => {
  const { t } = useTranslation();
  const update = useUpdateProfile();
  const saved = useBriefly();
  const form = useForm({ defaultValues: { fullName } });

  const submit = form.handleSubmit(async (values) => {
    if (update.isPending) return;
    saved.hide();
    try {
      const { user } = await update.mutateAsync({ fullName: values.fullName.trim() });
      form.reset({ fullName: user.fullName });
      saved.show();
    } catch (error) {
      const message = fieldFailure(error instanceof Error ? error : null);
      if (message) form.setError('fullName', { message }, { shouldFocus: true });
    }
  });

  const discard = () => {
    update.reset();
    // Before the reset, which lets go of the field until it is drawn again.
    form.setFocus('fullName');
    form.reset();
  };
  const isShownByField = fieldFailure(update.error) !== undefined;
  return {
    form,
    submit,
    discard,
    isPending: update.isPending,
    isSaved: saved.isShown,
    failure:
      update.error && !isShownByField ? errorToMessage(update.error, t, t('auth.profileUpdateError')) : null,
  };
};
