import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/Notice.tsx';

interface CreditsBoughtProps {
  creditsAdded: number;
  balance: number;
  /** The ways on. */
  children: ReactNode;
}

/** The credits are paid: how many came, and how many there are now. */
export function CreditsBought({ creditsAdded, balance, children }: CreditsBoughtProps) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<Coins size={36} />}
      title={t('credits.success.title', { count: creditsAdded })}
      text={t('credits.success.balance', { count: balance })}
    >
      {children}
    </Notice>
  );
}
