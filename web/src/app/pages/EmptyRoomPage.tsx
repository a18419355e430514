import { Suspense, useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { ClearingScreen, type ClearingStep, type MaskEditorSlotProps } from '../../features/edits/index.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TopUpHere } from '../money/TopUpHere.tsx';
import { paths, sampleRooms } from '../paths.ts';

const LazyMaskEditor = lazyPart(() => import('../../features/mask-editor/index.ts'), 'MaskEditor');

/** The editor is fetched when somebody is about to paint. */
function MaskEditor(props: MaskEditorSlotProps) {
  return (
    <Suspense fallback={<Skeleton className="min-h-96 w-full flex-1" />}>
      <LazyMaskEditor {...props} />
    </Suspense>
  );
}

const base = paths.emptyRoom.href();

const stepOf = (rest: string | undefined): ClearingStep =>
  rest === 'adjust' || rest === 'result' ? rest : 'form';

/** Form, adjusting and result are pages: the browser's back button goes between them. */
export function EmptyRoomPage() {
  const { user } = useSession();
  const { '*': rest } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const sample = sampleRooms.find((room) => room === search.get('sample')) ?? null;
  const photoId = search.get('photo');

  const goTo = useCallback(
    (step: ClearingStep, how?: { replace: boolean }) =>
      void navigate(step === 'form' ? base : `${base}/${step}`, how),
    [navigate],
  );

  if (user === null) return null;
  return (
    <ClearingScreen
      userId={user.id}
      step={stepOf(rest)}
      goTo={goTo}
      begin={sample || photoId ? { key, sample, photoId } : null}
      maskEditor={MaskEditor}
      topUp={TopUpHere}
    />
  );
}
