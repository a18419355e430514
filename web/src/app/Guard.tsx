import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { howSessionEnded, useSession } from '../features/auth/index.ts';
import { Button } from '../ui/Button.tsx';
import { cameFrom } from './came-from.ts';
import { PageSpinner } from './layouts/PageSpinner.tsx';
import { paths } from './paths.ts';
import type { PageRoute } from './routes.ts';

interface GuardProps {
  route: PageRoute;
  children: ReactNode;
}

/**
 * Lets through whom the route admits. Who is not signed in goes to the login page and later comes back; who signs out
 * here goes home.
 */
export function Guard({ route, children }: GuardProps) {
  const { isAuthenticated, isLoading, user } = useSession();
  const [wasSignedIn] = useState(isAuthenticated);
  const location = useLocation();

  if (route.access === 'public') return children;
  if (!isAuthenticated) {
    const ended = wasSignedIn ? howSessionEnded() : null;
    if (ended === 'signed-out') return <Navigate to={paths.home.href()} replace />;
    return <Navigate to={paths.login.href()} state={cameFrom(location, ended)} replace />;
  }
  if (isLoading) return <PageSpinner />;
  if (user === null) return <OutOfReach />;
  if (route.role && user.role !== route.role) return <Navigate to={paths.unauthorized.href()} replace />;
  return children;
}

/** The server did not say who is signed in: nothing personal can be shown, and nothing is lost. */
function OutOfReach() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-start gap-4 px-4 py-20">
      <h1 className="text-2xl font-semibold tracking-tight">{t('app.error.unreachable')}</h1>
      <Button icon={<RotateCw aria-hidden size={18} />} onClick={() => window.location.reload()}>
        {t('app.failure.reload')}
      </Button>
    </div>
  );
}
