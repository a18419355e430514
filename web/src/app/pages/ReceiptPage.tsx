import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { ReceiptView } from '../../features/payments/index.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { paths } from '../paths.ts';

/** The invoice of one payment, as a sheet to print. */
export function ReceiptPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { id = '' } = useParams();
  if (user === null) return null;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-10 sm:px-6 print:max-w-none print:p-0">
      <ReceiptView
        id={id}
        back={
          <Link to={paths.payment.href()} className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft aria-hidden size={18} />
            {t('payment.receipt.back')}
          </Link>
        }
      />
    </div>
  );
}
