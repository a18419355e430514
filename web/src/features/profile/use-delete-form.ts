import { type DeleteAccountBody, profileEndpoints, type SocialProvider, type User } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useRefusals } from '../../platform/forms/use-refusals.ts';

/** What a provider gave for a fresh sign-in. */
interface FreshSignIn {
  provider: SocialProvider;
  credential: string;
}

/** The question before an account goes: proof by password, or by a fresh sign-in where there is none. */
export function useDeleteForm({ authProvider }: User, onDeleted: () => void) {
  const { t } = useTranslation();
  const [proof, setProof] = useState<FreshSignIn | null>(null);
  const deletion = useMutation({
    mutationFn: (body: DeleteAccountBody) => call(profileEndpoints.deleteAccount, { body }),
    onSuccess: onDeleted,
  });
  const form = useForm({ defaultValues: { password: '' } });
  const { failure, showBesideFields } = useRefusals(form, {
    error: deletion.error,
    fields: ['password'],
    byCode: { wrong_password: 'password' },
    failed: t('profile.delete.failed'),
  });

  const submit = form.handleSubmit(async ({ password }) => {
    if (deletion.isPending) return;
    if (authProvider !== 'local' && proof === null) return;
    try {
      await deletion.mutateAsync(proof ?? { password });
    } catch (error) {
      // A credential is good for one attempt.
      setProof(null);
      showBesideFields(error);
    }
  });

  return { form, submit, proof, setProof, isPending: deletion.isPending, failure };
}
