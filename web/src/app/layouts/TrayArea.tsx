import type { Edit, Purpose } from '@maquette/contract';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { EditTray } from '../../features/edits/index.ts';
import { paths } from '../paths.ts';

const homes: readonly (readonly [Purpose, string])[] = [
  ['inpainting', paths.furnitureInpainting.href()],
  ['replace', paths.searchReplace.href()],
  ['recolor', paths.searchRecolor.href()],
  ['clearing', paths.emptyRoom.href()],
  ['furnishing', paths.furnish.href()],
];

/** The edits in the making, beside the credits. A finished one opens in the history. */
export function TrayArea() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const inView = homes.find(([, home]) => pathname === home || pathname.startsWith(`${home}/`));
  const open = useCallback(
    ({ files }: Edit) => void navigate(paths.imageHistory.href(files[0]?.id)),
    [navigate],
  );
  if (user === null) return null;
  return <EditTray userId={user.id} purposeInView={inView?.[0] ?? null} onOpen={open} />;
}
