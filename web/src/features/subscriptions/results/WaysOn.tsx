import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';

interface WaysOnProps {
  /** Where plan and credits are. */
  href: string;
  /** What the button there says. */
  label: 'subscription.success.toPlan' | 'subscription.left.back';
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
          {t('subscription.left.picture')}
        </Link>
      )}
      <Link to={href} className={buttonClass({ variant: pictureHref === null ? 'primary' : 'secondary' })}>
        {t(label)}
      </Link>
    </div>
  );
}
