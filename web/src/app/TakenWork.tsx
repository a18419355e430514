import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../features/auth/index.ts';
import { keepTriedWork, markSeen } from '../features/edits/index.ts';
import { type Taken, TakeOver, type TakenWork as Work } from '../features/visits/index.ts';
import { wayBack } from './came-from.ts';
import { isWithin, paths, stageHomes, toolHomes } from './paths.ts';

/** Takes along what somebody tried before they signed in; whoever came from there goes on where it stands. */
export function TakenWork() {
  const { user } = useSession();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  if (user === null) return null;
  const open = async ({ work, seen }: Taken): Promise<boolean> => {
    markSeen(user.id, seen);
    if (work?.kind === 'photo') await keepTriedWork(user.id, work);
    // The page one signed in on may still stand there while the next one is loaded.
    if (!isWithin(paths.tryOut.address, wayBack(state, pathname))) return false;
    await navigate(addressOf(work), { replace: true });
    return true;
  };
  return <TakeOver onTaken={open} />;
}

function addressOf(work: Work | null): string {
  if (work === null) return paths.furnitureInpainting.href();
  if (work.kind === 'picture')
    return `${toolHomes[work.purpose]}?remix=${encodeURIComponent(work.pictureId)}`;
  return stageHomes[work.tool];
}
