import { useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { FurnishScreen, type FurnishStep } from '../../features/edits/index.ts';
import { TopUpHere } from '../money/TopUpHere.tsx';
import { paths, sampleRooms } from '../paths.ts';

const base = paths.furnish.href();

/** Form and result are pages: the browser's back button goes between them. */
export function FurnishPage() {
  const { user } = useSession();
  const { '*': rest } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const sample = sampleRooms.find((room) => room === search.get('sample')) ?? null;
  const photoId = search.get('photo');

  const goTo = useCallback(
    (step: FurnishStep, how?: { replace: boolean }) =>
      void navigate(step === 'form' ? base : `${base}/${step}`, how),
    [navigate],
  );

  if (user === null) return null;
  return (
    <FurnishScreen
      userId={user.id}
      step={rest === 'result' ? 'result' : 'form'}
      goTo={goTo}
      begin={sample || photoId ? { key, sample, photoId } : null}
      topUp={TopUpHere}
    />
  );
}
