import { useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { carryTo } from '../../features/edits/index.ts';
import { sampleRooms } from '../../platform/photos/sample-rooms.ts';
import { stageHomes } from '../paths.ts';

const tools = { homes: stageHomes, carry: carryTo };

/**
 * What the address tells the screen of a tool. Its steps are pages, the first one at the page's own address: the browser's back
 * button walks through them. Null while nobody is signed in.
 */
export function useToolPage<Step extends string>(base: string, steps: readonly [Step, ...Step[]]) {
  const { user } = useSession();
  const { '*': rest } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [first] = steps;
  const sample = sampleRooms.find((room) => room === search.get('sample')) ?? null;
  const photoId = search.get('photo');
  const pictureId = search.get('remix');
  const goTo = useCallback(
    (step: Step, how?: { replace: boolean }) => void navigate(step === first ? base : `${base}/${step}`, how),
    [base, first, navigate],
  );
  if (user === null) return null;
  return {
    screen: {
      ...{ userId: user.id, goTo, tools },
      step: steps.find((step) => step === rest) ?? first,
      begin: sample || photoId ? { key, sample, photoId } : null,
    },
    /** The picture that is to be made again. */
    remix: pictureId ? { key, pictureId } : null,
  };
}
