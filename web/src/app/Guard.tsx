import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { howSessionEnded, useSession } from '../features/auth/index.ts';
import { cameFrom } from './came-from.ts';
import { OutOfReach } from './layouts/OutOfReach.tsx';
import { PageSpinner } from './layouts/PageSpinner.tsx';
import { paths } from './paths.ts';
import type { PageRoute } from './routes.tsx';

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
