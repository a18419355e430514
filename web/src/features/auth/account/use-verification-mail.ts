import { authEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';

/** Has the verification mail sent again to the address of the person signed in. */
export const useVerificationMail = (email: string) => {
  const { t } = useTranslation();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => call(authEndpoints.resendVerification, { body: { email } }),
  });
  const failure = error && errorToMessage(error, t, t('auth.verificationEmailError'));
  return {
    send: () => mutate(),
    isPending,
    isSent: isSuccess,
    /** What to tell the reader; null unless the last try failed or there is nobody to write to. */
    failure: email ? failure : t('auth.noUserEmail'),
  };
};
