import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { menuItemClass } from '../../ui/menu-item-class.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { navLinks } from './nav-links.ts';
import { VisitorLinks } from './VisitorLinks.tsx';

const MobileAccount = lazyWithWords(() => import('./AccountArea.tsx'), 'MobileAccount');

/** Everything of the header that does not fit on a small screen. */
export function MobileMenu({ id, isAuthenticated }: { id: string; isAuthenticated: boolean }) {
  const { t } = useTranslation();
  return (
    <div
      id={id}
      className="rise-in absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header))] overflow-y-auto border-b border-line bg-surface px-3 py-3 shadow-mid lg:hidden"
    >
      {isAuthenticated ? (
        <>
          <nav aria-label={t('app.header.main')}>
            <ul>
              {navLinks.map(({ href, title }) => (
                <li key={href}>
                  <NavLink
                    to={href}
                    className={classNames(
                      menuItemClass,
                      'aria-[current=page]:font-medium aria-[current=page]:text-accent-ink',
                    )}
                  >
                    {t(title)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <hr className="my-2 border-line" />
          <Suspense fallback={<Skeleton className="m-3 h-40" />}>
            <MobileAccount />
          </Suspense>
        </>
      ) : (
        <div className="flex flex-col gap-2 p-1">
          <VisitorLinks />
        </div>
      )}
      <div className="mt-2 flex items-center justify-between gap-3 border-t border-line pt-2 pl-3 sm:hidden">
        <span className="text-[15px] text-ink-soft">{t('app.header.language')}</span>
        <LanguageSwitch />
      </div>
    </div>
  );
}
