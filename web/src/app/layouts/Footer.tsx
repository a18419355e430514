import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { paths } from '../paths.ts';
import { lazyWithWords } from '../lazy-with-words.ts';
import { WhenVisible } from './WhenVisible.tsx';

const VersionArea = lazyWithWords(() => import('./VersionArea.tsx'), 'VersionArea');

const links = [
  { href: paths.privacy.href(), title: 'app.title.privacy' },
  { href: paths.terms.href(), title: 'app.title.terms' },
  { href: paths.support.href(), title: 'app.title.support' },
] as const;

export function Footer() {
  const { t } = useTranslation();
  const placeholder = <span className="inline-flex h-9 items-center px-2">{t('app.footer.version')}</span>;
  return (
    <footer className="border-t border-line bg-surface text-sm text-ink-faint print:hidden">
      <div className="mx-auto flex max-w-[90rem] flex-col gap-x-8 gap-y-2 px-4 py-5 sm:px-6 lg:flex-row lg:items-center">
        {/* A page drawn ahead may be of last year. */}
        <p className="flex-1" suppressHydrationWarning>
          {t('app.footer.rights', { year: new Date().getFullYear() })}
        </p>
        <nav aria-label={t('app.footer.links')}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ href, title }) => (
              <li key={href}>
                <Link
                  to={href}
                  className="inline-flex min-h-9 items-center hover:text-ink hover:underline touch:min-h-11"
                >
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="-ml-2 min-h-9">
          <WhenVisible placeholder={placeholder}>
            <ErrorBoundary fallback={null}>
              <Suspense fallback={placeholder}>
                <VersionArea />
              </Suspense>
            </ErrorBoundary>
          </WhenVisible>
        </div>
      </div>
    </footer>
  );
}
