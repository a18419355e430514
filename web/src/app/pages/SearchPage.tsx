import { type ComponentProps, useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { SearchScreen } from '../../features/edits/index.ts';
import { TopUpHere } from '../money/TopUpHere.tsx';
import { sampleRooms } from '../paths.ts';

interface SearchPageProps {
  tool: ComponentProps<typeof SearchScreen>['tool'];
  /** The page's own address. */
  base: string;
}

/** Form and result are pages: the browser's back button goes between them. */
export function SearchPage({ tool, base }: SearchPageProps) {
  const { user } = useSession();
  const { '*': rest } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const sample = sampleRooms.find((room) => room === search.get('sample')) ?? null;
  const photoId = search.get('photo');
  const remixId = search.get('remix');

  const goTo = useCallback(
    (step: 'form' | 'result', how?: { replace: boolean }) =>
      void navigate(step === 'form' ? base : `${base}/result`, how),
    [base, navigate],
  );

  if (user === null) return null;
  return (
    <SearchScreen
      tool={tool}
      userId={user.id}
      step={rest === 'result' ? 'result' : 'form'}
      goTo={goTo}
      begin={sample || photoId ? { key, sample, photoId } : null}
      remix={remixId ? { key, pictureId: remixId } : null}
      topUp={TopUpHere}
    />
  );
}
