import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** The checkout was left before anything was paid. */
export function CheckoutLeft({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Notice icon={<Undo2 size={36} />} title={t('payment.left.title')} text={t('payment.left.text')}>
      {children}
    </Notice>
  );
}

interface WaysOnProps {
  /** Where plan and credits are. */
  href: string;
  /** What the button there says. */
  label: 'payment.success.toPlan' | 'payment.left.back';
  /** The picture somebody was at work on when the credits ran short; null when there was none. */
  pictureHref: string | null;
}

/** Where to go from a page about a payment; back to the work first, where there is some. */
export function WaysOn({ href, label, pictureHref }: WaysOnProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {pictureHref !== null && (
        <Link to={pictureHref} className={buttonClass()}>
          {t('payment.left.picture')}
        </Link>
      )}
      <Link to={href} className={buttonClass({ variant: pictureHref === null ? 'primary' : 'secondary' })}>
        {t(label)}
      </Link>
    </div>
  );
}
