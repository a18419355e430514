import { Menu, X } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/auth/index.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useMobileMenu } from './use-mobile-menu.ts';
import { VisitorLinks } from './VisitorLinks.tsx';

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
      <div className="mx-auto flex h-16 max-w-[90rem] items-center px-4 sm:gap-2 sm:px-6">
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
