import { FurnishScreen } from '../../features/edits/index.ts';
import { paths } from '../paths.ts';
import { useToolPage } from './tool-page.tsx';

export function FurnishPage() {
  const page = useToolPage(paths.furnish.href(), ['form', 'result']);
  return page && <FurnishScreen {...page.screen} />;
}
