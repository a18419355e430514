import type { Size } from '../../../platform/viewport/point.ts';

const PHONE_CSS_PX = 768;

/** Whether two pictures of a size stand above each other: on a phone held upright, and where they are larger so. */
export function stacks(photo: Size, window: Size): boolean {
  const isUpright = window.height > window.width;
  if (isUpright && window.width < PHONE_CSS_PX) return true;
  const scaleIn = ({ width, height }: Size) => Math.min(width / photo.width, height / photo.height);
  const { width, height } = window;
  return scaleIn({ width, height: height / 2 }) > scaleIn({ width: width / 2, height });
}
