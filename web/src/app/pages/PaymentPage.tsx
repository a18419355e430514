import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Ledger } from '../../features/credits/index.ts';
import { PaymentDashboard, paymentTabOf, ReceiptsPanel } from '../../features/payments/index.ts';
import { paths } from '../paths.ts';

/** Plans, credits and cards on one page, and the receipts of what was paid. */
export function PaymentPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { '*': rest = '' } = useParams();
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6">
      <h1 className="text-3xl font-semibold tracking-tight">{t('app.title.payment')}</h1>
      <PaymentDashboard
        tab={paymentTabOf(rest)}
        onTab={(tab) => void navigate(paths.payment.href(tab))}
        ledger={<Ledger />}
      />
      <ReceiptsPanel hrefOf={paths.receipt.href} />
    </div>
  );
}
