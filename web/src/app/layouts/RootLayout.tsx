import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { visitToken } from '../../platform/storage/preferences.ts';
import { useStoredValue } from '../../platform/storage/use-stored-value.ts';
import { useTitleNotice } from '../../platform/title-notice.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazyWithWords } from '../lazy-with-words.ts';
import { paths, toolHomes } from '../paths.ts';
import { routeAt } from '../routes.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageSpinner } from './PageSpinner.tsx';

const TakenWork = lazyWithWords(() => import('../TakenWork.tsx'), 'TakenWork');

/** Pages that have the window for a photo. */
const toolAddresses: readonly (string | undefined)[] = [
  ...Object.values(toolHomes),
  paths.tryOut.address,
  paths.photoEditor.address,
];

/** Ends the time of the page that was drawn ahead: what was sent from it meanwhile is sent now. */
function TakenOver() {
  useEffect(() => {
    delete document.documentElement.dataset['drawn'];
    document.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit();
  }, []);
  return null;
}

/** Header, page and footer; every page stands in here. */
export function RootLayout() {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const route = routeAt(pathname);
  const { isAuthenticated } = useSession();
  const hasTried = useStoredValue(visitToken) !== null;
  useArrival(main, route?.path ?? null);

  const isTool = toolAddresses.includes(route?.address);
  const pageTitle = route?.title ?? 'app.title.home';
  const notice = useTitleNotice();
  const title = t('app.documentTitle', { page: notice ?? t(pageTitle) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const manifest = `/manifest.${i18n.language}.webmanifest`;
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
  }, [manifest]);

  return (
    <div data-tool={isTool || undefined} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-3 text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t('app.skipToContent')}
      </a>
      <Header />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="flex min-h-[calc(100dvh-var(--header))] flex-1 flex-col outline-none"
      >
        <ErrorBoundary key={route?.path ?? pathname}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
            <TakenOver />
          </Suspense>
        </ErrorBoundary>
      </main>
      {isAuthenticated && hasTried && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <TakenWork />
          </Suspense>
        </ErrorBoundary>
      )}
      <Footer />
    </div>
  );
}

/** On arriving at another page: reading starts at its top. Going back leaves the scroll position to the browser. */
function useArrival(main: RefObject<HTMLElement | null>, page: string | null): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(page ?? pathname);
  useEffect(() => {
    const current = page ?? pathname;
    if (shown.current === current) return;
    shown.current = current;
    main.current?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [main, page, pathname, navigation]);
}
