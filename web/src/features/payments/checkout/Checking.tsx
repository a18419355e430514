import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isPassing } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

/** A payment that is being looked up. */
interface Verification {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface CheckingProps {
  /** Empty when the address names none. */
  sessionId: string;
  verification: Verification;
  /** The ways on. */
  children: ReactNode;
}

/** As long as nobody knows that it was paid: it is being checked, or why it cannot be said. */
export function Checking({ sessionId, verification, children }: CheckingProps) {
  const { t } = useTranslation();
  const { error, isFetching, refetch } = verification;
  if (sessionId !== '' && !error) {
    return (
      <Notice
        icon={<Spinner size={36} />}
        title={t('payment.success.checking')}
        text={t('payment.success.checkingText')}
      />
    );
  }
  const isUnknown = error instanceof ApiError && error.code === 'not_found';
  const why = () => {
    if (!error) return t('payment.success.noSession');
    if (isUnknown) return t('payment.unknown');
    return errorToMessage(error, t, t('payment.success.verificationError'));
  };
  const mayChange =
    isPassing(error) ||
    (error instanceof ApiError && ['session_unpaid', 'payment_processing'].includes(error.code ?? ''));
  return (
    <Notice icon={<CircleAlert size={36} />} tone="danger" title={t('payment.success.failed')} text={why()}>
      <div className="flex flex-wrap justify-center gap-3">
        {mayChange && (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('payment.success.again')}
          </Button>
        )}
        {children}
      </div>
    </Notice>
  );
}
