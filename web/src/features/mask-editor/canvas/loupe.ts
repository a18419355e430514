import type { Point } from '../../../platform/viewport/point.ts';
import type { MaskSession } from '../model/mask-session.ts';
import type { StageParts } from './stage-parts.ts';

const SIDE_CSS_PX = 112;
const ABOVE_CSS_PX = 120;
const ENLARGEMENT = 1.5;

/** Shows what lies under the finger, 120 px above it, or beside it where there is no room above. */
export function drawLoupe(parts: StageParts, session: MaskSession, finger: Point | null): void {
  const { loupe } = parts;
  loupe.hidden = !finger;
  if (!finger) return;
  const place = placeOf(finger, session.viewport.room.width);
  loupe.style.transform = `translate(${place.x - SIDE_CSS_PX / 2}px, ${place.y - SIDE_CSS_PX / 2}px)`;
  const density = window.devicePixelRatio || 1;
  const side = Math.round(SIDE_CSS_PX * density);
  if (loupe.width !== side) loupe.width = loupe.height = side;
  const context = loupe.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, side, side);
  const zoom = session.viewport.view.scale * ENLARGEMENT * density;
  const at = session.viewport.toPhoto(finger);
  const { width, height } = session.viewport.photo;
  context.setTransform(zoom, 0, 0, zoom, side / 2 - at.x * zoom, side / 2 - at.y * zoom);
  if (parts.photo.complete && parts.photo.naturalWidth > 0)
    context.drawImage(parts.photo, 0, 0, width, height);
  context.globalAlpha = session.settings.opacity / 100;
  context.drawImage(parts.overlay, 0, 0, width, height);
  context.globalAlpha = 1;
  context.setTransform(1, 0, 0, 1, 0, 0);
  drawRing(context, side / 2, session.radius * zoom);
}

function drawRing(context: CanvasRenderingContext2D, middle: number, radius: number): void {
  for (const [colour, lineWidth] of [
    ['#000', 3],
    ['#fff', 1.5],
  ] as const) {
    context.beginPath();
    context.arc(middle, middle, radius, 0, 2 * Math.PI);
    context.strokeStyle = colour;
    context.lineWidth = lineWidth;
    context.stroke();
  }
}

function placeOf(finger: Point, roomWidth: number): Point {
  const above = finger.y - ABOVE_CSS_PX;
  if (above >= SIDE_CSS_PX / 2) return { x: finger.x, y: above };
  const side = finger.x > roomWidth / 2 ? -ABOVE_CSS_PX : ABOVE_CSS_PX;
  return { x: finger.x + side, y: Math.max(SIDE_CSS_PX / 2, finger.y) };
}
