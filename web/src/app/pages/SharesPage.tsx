import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SharedLinks } from '../../features/shares/index.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { paths } from '../paths.ts';

/** The links that were sent out, and what came back by them. */
export function SharesPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-8 sm:px-6">
      <SharedLinks
        toHistory={
          <Link to={paths.imageHistory.href()} className={buttonClass({ variant: 'secondary' })}>
            {t('shares.toHistory')}
          </Link>
        }
      />
    </div>
  );
}
