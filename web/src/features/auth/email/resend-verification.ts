import { authEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useSession } from '../use-session.ts';

class NoAddress extends Error {}

function failureText(error: Error, t: TFunction, failed: string): string {
  return error instanceof NoAddress ? t('auth.emailRequired') : errorToMessage(error, t, failed);
}

/**
 * Has the verification mail sent again: to the address given, else to that of the person signed in.
 * @param failed what to say when the answer was not our server's
 */
export function useResendVerification(failed: string) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { mutate, error, isPending, isSuccess } = useMutation<unknown, Error, string | undefined>({
    mutationFn: async (given) => {
      const email = given || user?.email;
      if (!email) throw new NoAddress();
      return call(authEndpoints.resendVerification, { body: { email } });
    },
  });
  return {
    resend: (email?: string) => mutate(email),
    isPending,
    isSent: isSuccess,
    /** What to tell the reader; null unless the last try failed. */
    failure: error && failureText(error, t, failed),
  };
}
