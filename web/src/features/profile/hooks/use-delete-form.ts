import type { User } from '@maquette/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useDeleteAccount } from '../api/delete-account.ts';
import type { FreshSignIn } from '../components/sign-in-again.ts';

/** A refusal of the password stands beside its field. */
const passwordFailure = (error: Error | null): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields['password']?.message ?? (error.code === 'wrong_password' ? error.message : undefined);
};

/** The question before an account goes: proof by password, or by a fresh sign-in where there is none. */
export const useDeleteForm = ({ authProvider }: User, onDeleted: () => void) => {
  const { t } = useTranslation();
  const [proof, setProof] = useState<FreshSignIn | null>(null);
  const deletion = useDeleteAccount(onDeleted);
  const form = useForm({ defaultValues: { password: '' } });

  const submit = form.handleSubmit(async ({ password }) => {
    if (deletion.isPending) return;
    if (authProvider !== 'local' && proof === null) return;
    try {
      await deletion.mutateAsync(proof ?? { password });
    } catch (error) {
      // A credential is good for one attempt.
      setProof(null);
      const message = passwordFailure(error instanceof Error ? error : null);
      if (message) form.setError('password', { message }, { shouldFocus: true });
    }
  });

  const { error } = deletion;
  return {
    form,
    submit,
    proof,
    setProof,
    isPending: deletion.isPending,
    failure:
      error && passwordFailure(error) === undefined
        ? errorToMessage(error, t, t('profile.delete.failed'))
        : null,
  };
};
