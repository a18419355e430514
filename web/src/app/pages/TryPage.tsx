import { Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { WaitingBar } from '../../features/edits/index.ts';
import { TryScreen, tryTools } from '../../features/visits/index.ts';
import { sampleRooms } from '../../platform/photos/sample-rooms.ts';
import { visitToken } from '../../platform/storage/preferences.ts';
import { PageSpinner } from '../layouts/PageSpinner.tsx';
import { paths, toolHomes } from '../paths.ts';

/** The tools for people without an account. Whoever has signed in meanwhile goes on in the tool itself. */
export function TryPage() {
  const { isAuthenticated } = useSession();
  // Remembered: the visit ends a moment before the page that it goes on at is there.
  const [hasTried] = useState(visitToken.get() !== null);
  const { hash } = useLocation();
  const [search, setSearch] = useSearchParams();
  const tool = tryTools.find((name) => name === search.get('tool')) ?? 'recolor';
  const sample = sampleRooms.find((room) => room === search.get('sample')) ?? null;
  // What was tried is being taken along.
  if (isAuthenticated) return hasTried ? <PageSpinner /> : <Navigate to={toolHomes[tool]} replace />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <TryScreen
        {...{ tool, sample }}
        showsMade={hash === '#made'}
        onTool={(next) => setSearch({ tool: next, ...(sample && { sample }) }, { replace: true })}
        onOwnPhoto={() => setSearch({ tool }, { replace: true })}
        hrefs={{ register: paths.register.href(), login: paths.login.href(), here: paths.tryOut.address }}
        waiting={WaitingBar}
      />
    </Suspense>
  );
}
