import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/Notice.tsx';

/** The checkout was left before anything was paid. */
export function CheckoutLeft({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice
      icon={<Undo2 size={36} />}
      title={t('subscription.left.title')}
      text={t('subscription.left.text')}
    >
      {children}
    </Notice>
  );
}
