import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { pages } from '../paths.ts';

const VersionArea = lazyWithWords(() => import('./VersionArea.tsx'), 'VersionArea');

const links = pages.filter(({ isInFooter }) => isInFooter);

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
            {links.map(({ address, title }) => (
              <li key={address}>
                <Link
                  to={address}
                  className="inline-flex min-h-9 items-center hover:text-ink hover:underline touch:min-h-11"
                >
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="-ml-2 min-h-9 touch:min-h-11">
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

interface WhenVisibleProps {
  /** Holds the place, in the final size. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Draws its children, and so loads their code, once its place is about to come into view. */
function WhenVisible({ placeholder, children }: WhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return <div ref={place}>{seen ? children : placeholder}</div>;
}
