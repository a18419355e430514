import { Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { TryScreen, tryTools } from '../../features/visits/index.ts';
import { visitToken } from '../../platform/storage/preferences.ts';
import { useStoredValue } from '../../platform/storage/use-stored-value.ts';
import { PageSpinner } from '../layouts/PageSpinner.tsx';
import { paths, sampleRooms, toolHomes } from '../paths.ts';
import { MaskEditorPart } from './tool-page.tsx';

/** The tools for people without an account. Whoever has signed in meanwhile goes on in the tool itself. */
export function TryPage() {
  const { isAuthenticated } = useSession();
  const visit = useStoredValue(visitToken);
  const { hash } = useLocation();
  const [search, setSearch] = useSearchParams();
  const tool = tryTools.find((name) => name === search.get('tool')) ?? 'recolor';
  const sample = sampleRooms.find((room) => room === search.get('sample')) ?? null;
  // What was tried is being taken along.
  if (isAuthenticated) return visit === null ? <Navigate to={toolHomes[tool]} replace /> : <PageSpinner />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <TryScreen
        {...{ tool, sample }}
        showsMade={hash === '#made'}
        onTool={(next) => setSearch({ tool: next, ...(sample && { sample }) }, { replace: true })}
        onOwnPhoto={() => setSearch({ tool }, { replace: true })}
        hrefs={{ register: paths.register.href(), login: paths.login.href(), here: paths.tryOut.address }}
        maskEditor={MaskEditorPart}
      />
    </Suspense>
  );
}
