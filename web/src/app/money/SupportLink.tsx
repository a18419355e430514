import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { capabilitiesQuery } from '../../platform/query/capabilities-query.ts';
import { paths } from '../paths.ts';

/** Below whatever is about money: whom to ask, where there is somebody. */
export function SupportLink() {
  const { t } = useTranslation();
  const { data } = useQuery(capabilitiesQuery);
  if (!data?.support) return null;
  return (
    <p className="py-2 text-sm text-ink-soft print:hidden">
      {t('app.support.moneyQuestion')}{' '}
      <Link
        to={paths.support.href('money')}
        className="inline-flex min-h-9 items-center font-medium text-accent-ink underline underline-offset-4 touch:min-h-11"
      >
        {t('app.support.write')}
      </Link>
    </p>
  );
}
