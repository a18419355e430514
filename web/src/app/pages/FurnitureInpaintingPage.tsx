import { Inpainting, inpaintingSteps } from '../../features/edits/index.ts';
import { paths } from '../paths.ts';
import { useToolPage } from './tool-page.tsx';

export function FurnitureInpaintingPage() {
  const page = useToolPage(paths.furnitureInpainting.href(), inpaintingSteps);
  return page && <Inpainting {...page.screen} remix={page.remix} />;
}
