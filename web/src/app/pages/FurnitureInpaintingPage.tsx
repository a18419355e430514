import { Suspense, useCallback } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import {
  Inpainting,
  type InpaintingStep,
  inpaintingSteps,
  type MaskEditorSlotProps,
} from '../../features/edits/index.ts';
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

const base = paths.furnitureInpainting.href();

const addressOf = (step: InpaintingStep): string => (step === 'upload' ? base : `${base}/${step}`);

/** The steps are pages: the browser's back button walks through them. */
export function FurnitureInpaintingPage() {
  const { user } = useSession();
  const { '*': rest = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const step = inpaintingSteps.find((name) => name === rest) ?? 'upload';
  const sample = sampleRooms.find((name) => name === search.get('sample')) ?? null;
  const photoId = search.get('photo');
  const remixId = search.get('remix');

  const goTo = useCallback(
    (next: InpaintingStep, how?: { replace: boolean }) => void navigate(addressOf(next), how),
    [navigate],
  );

  if (user === null) return null;
  return (
    <Inpainting
      userId={user.id}
      step={step}
      goTo={goTo}
      begin={sample || photoId ? { key, sample, photoId } : null}
      remix={remixId ? { key, pictureId: remixId } : null}
      maskEditor={MaskEditor}
      topUp={TopUpHere}
    />
  );
}
