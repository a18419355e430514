import { Menu, Moon, Sun, X } from 'lucide-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { useTheme } from '../../platform/theme/use-theme.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { paths } from '../paths.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { navLinks } from './nav-links.ts';
import { VisitorLinks } from './VisitorLinks.tsx';
import { sign } from '../../ui/sign.ts';

const MobileMenu = lazyPart(() => import('./MobileMenu.tsx'), 'MobileMenu');
const AccountArea = lazyWithWords(() => import('./AccountArea.tsx'), 'AccountArea');

const accountPlaceholder = (
  <>
    <Skeleton className="h-9 w-16 rounded-full touch:h-11" />
    <Skeleton className="m-1 hidden size-9 rounded-full lg:block" />
  </>
);

export function Header() {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const { isOpen, toggle } = useMobileMenu();
  const menuId = useId();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-[calc(var(--header)-1px)] max-w-[90rem] items-center px-4 in-data-tool:max-w-none in-data-tool:px-3 sm:gap-2 sm:px-6 in-data-tool:sm:px-4">
        <Logo />
        <div className="flex-1 sm:ml-4">{isAuthenticated && <MainNav />}</div>
        <div className="hidden sm:block">
          <LanguageSwitch />
        </div>
        <ThemeToggle />
        {isAuthenticated ? (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={accountPlaceholder}>
              <AccountArea />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <div className="hidden items-center gap-2 lg:flex">
            <VisitorLinks />
          </div>
        )}
        <IconButton
          className="-mr-2 lg:hidden"
          label={isOpen ? t('app.header.closeMenu') : t('app.header.openMenu')}
          icon={isOpen ? <X size={22} /> : <Menu size={22} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          onClick={toggle}
        />
      </div>
      {isOpen && (
        <Suspense>
          <MobileMenu id={menuId} isAuthenticated={isAuthenticated} />
        </Suspense>
      )}
    </header>
  );
}

function Logo() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.home.href()}
      className="flex h-11 shrink-0 items-center gap-2.5 text-xl font-semibold tracking-tight"
    >
      <svg
        aria-hidden
        viewBox={sign.viewBox}
        className="size-7 text-accent-ink"
        fill="none"
        stroke="currentColor"
      >
        <path d={sign.house} strokeWidth={sign.width} strokeLinejoin="round" />
        <path d={sign.sofa} strokeWidth={sign.width} strokeLinecap="round" />
      </svg>
      {t('app.name')}
    </Link>
  );
}

/** The tools in one row. */
export function MainNav() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('app.header.main')} className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {navLinks.map(({ href, label, title }) => (
          <li key={href}>
            <NavLink
              to={href}
              title={t(title)}
              className="flex h-10 items-center rounded-sm px-3 text-[15px] text-ink-soft transition-colors touch:h-11 hover:bg-sunken hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ThemeToggle() {
  const { t } = useTranslation();
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={isDark ? t('app.header.toLight') : t('app.header.toDark')}
      icon={
        <>
          <Sun size={20} className="not-dark:hidden" />
          <Moon size={20} className="dark:hidden" />
        </>
      }
      onClick={toggleTheme}
    />
  );
}

/** Whether the mobile menu is open. Escape and going anywhere close it. */
function useMobileMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key) };
}
