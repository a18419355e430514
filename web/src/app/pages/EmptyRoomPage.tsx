import { ClearingScreen } from '../../features/edits/index.ts';
import { paths } from '../paths.ts';
import { useToolPage } from './tool-page.tsx';

export function EmptyRoomPage() {
  const page = useToolPage(paths.emptyRoom.href(), ['form', 'adjust', 'result']);
  return page && <ClearingScreen {...page.screen} />;
}
