import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

export function Logo() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.home.href()}
      className="flex h-11 shrink-0 items-center gap-2.5 text-xl font-semibold tracking-tight"
    >
      <svg
        aria-hidden
        viewBox="0 0 28 28"
        className="size-7 text-accent-ink"
        fill="none"
        stroke="currentColor"
      >
        <path d="M4 24V11.5L14 4l10 7.5V24" strokeWidth="2.2" strokeLinejoin="round" />
        <path
          d="M9 24v-6a1.8 1.8 0 0 1 1.8-1.8h6.400A1.8 1.8 0 0 1 19 18v6M2.5 24h23M9 20.5h10"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      {t('app.name')}
    </Link>
  );
}
