import { growRect } from '../../mask/bounds.ts';
import type { Rect } from '../../pixels.ts';
import type { Support } from '../arrangement.ts';
import type { ContactShadow } from './contact-shadow.ts';
import type { Posed } from './posed.ts';

/** The shadow is drawn this far beside the thing, as a share of its longer side in the picture. */
const MARGIN = 0.25;

const marginOf = ({ left, top, right, bottom }: Rect): number =>
  Math.ceil(Math.max(right - left, bottom - top) * MARGIN) + 2;

/** How much of the shadow is drawn at a place of the picture: less and less towards the edge of its window. */
export function fadeAt(bounds: Rect, x: number, y: number): number {
  const { left, top, right, bottom } = bounds;
  const away = Math.max(left - x, x - right, top - y, y - bottom, 0) / marginOf(bounds);
  return away >= 1 ? 0 : 1 - away * away * (3 - 2 * away);
}

/** The part of the picture that the thing and its shadow take. */
export function shadowWindow(posed: Posed, support: Support, bounds: Rect): Rect {
  const margin = marginOf(bounds);
  return support === 'ceiling' ? bounds : growRect(bounds, { across: margin, down: margin }, posed);
}

/** How much light the thing takes from what is seen at a place of the picture, if that is what holds it. */
export function takenAt(
  posed: Posed,
  support: Support,
  shadow: ContactShadow,
): (x: number, y: number) => number {
  const { camera, axes, standing, cameraHeight } = posed;
  const { right, up, ahead } = axes;
  const [cos, sin] = [Math.cos(standing.yaw), Math.sin(standing.yaw)];
  const drop = standing.base - cameraHeight;
  return (x, y) => {
    const across = (x - camera.centreX) / camera.focal;
    const high = (camera.centreY - y) / camera.focal;
    const towards = (k: 0 | 1 | 2): number => right[k] * across + up[k] * high + ahead[k];
    const [dx, dy, dz] = [towards(0), towards(1), towards(2)];
    return support === 'wall' ? onWall(dx, dy, dz) : onLevel(dx, dy, dz);
  };

  function onLevel(dx: number, dy: number, dz: number): number {
    const far = drop / dy;
    if (!(far > 0) || dz <= 0) return 0;
    return taken(dx * far - standing.x, standing.depth - dz * far);
  }

  /** The wall's plane goes through the thing's back and faces along its front. */
  function onWall(dx: number, dy: number, dz: number): number {
    const facing = dx * sin - dz * cos;
    const far = (standing.x * sin - standing.depth * cos) / facing;
    if (!(far > 0) || facing >= 0) return 0;
    const [x, z] = [dx * far - standing.x, standing.depth - dz * far];
    return shadow.at((x * cos - z * sin) / standing.scale, (dy * far - drop) / standing.scale);
  }

  /** From metres of the room to those of the thing. */
  function taken(x: number, z: number): number {
    return shadow.at((x * cos - z * sin) / standing.scale, (x * sin + z * cos) / standing.scale);
  }
}
