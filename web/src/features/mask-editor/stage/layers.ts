import type { Point } from '../../../platform/viewport/point.ts';
import type { MaskSession } from '../model/mask-session.ts';
import type { MaskBuffer, Rect } from '../raster/mask-buffer.ts';

/** The elements of the work area, from the bottom up. */
export interface StageParts {
  readonly surface: HTMLElement;
  readonly board: HTMLElement;
  readonly photo: HTMLImageElement;
  readonly overlay: HTMLCanvasElement;
  /** What is offered to be added to the mask. */
  readonly offer: HTMLCanvasElement;
  readonly outline: SVGSVGElement;
  readonly ring: HTMLElement;
  readonly loupe: HTMLCanvasElement;
}

/**
 * Shows a piece of the mask in one colour, as opaque as the mask is strong. The canvas has the mask's size and is
 * stretched over the photo; nothing is ever read back from it.
 */
export function paintOverlay(canvas: HTMLCanvasElement, mask: MaskBuffer, part: OverlayPart): void {
  const { rect, colour } = part;
  const width = rect.x1 - rect.x0;
  const picture = new ImageData(width, rect.y1 - rect.y0);
  const words = new Uint32Array(picture.data.buffer);
  const paints = paintsOf(colour);
  for (let y = rect.y0; y < rect.y1; y += 1) {
    const line = mask.pixels.subarray(y * mask.width + rect.x0, y * mask.width + rect.x1);
    const at = (y - rect.y0) * width;
    for (let x = 0; x < width; x += 1) words[at + x] = paints[line[x] ?? 0] ?? 0;
  }
  canvas.getContext('2d')?.putImageData(picture, rect.x0, rect.y0);
}

interface OverlayPart {
  readonly rect: Rect;
  /** #rrggbb */
  readonly colour: string;
}

/** RGBA words for every strength of the mask (the bytes of a word run backwards on all machines with browsers). */
function paintsOf(colour: string): Uint32Array {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 0xff, value & 0xff];
  return Uint32Array.from(
    { length: 256 },
    (_, level) => ((level << 24) | (blue << 16) | (green << 8) | red) >>> 0,
  );
}

const SHOWS_SIGN_FROM_CSS_PX = 18;
const MARK_CSS_PX = 12;

export interface RingPlace {
  /** CSS pixels of the work area. */
  readonly at: Point;
  readonly erases: boolean;
}

/** Lays the ring where the next mark goes, as large as the brush; a small mark where the tool has no size. */
export function placeRing(ring: HTMLElement, session: MaskSession, place: RingPlace | null): void {
  ring.hidden = !place;
  if (!place) return;
  const { tool } = session.settings;
  const hasSize = tool === 'brush' || tool === 'eraser';
  const diameter = hasSize ? session.radius * 2 * session.viewport.view.scale : MARK_CSS_PX;
  const { x, y } = place.at;
  ring.style.width = ring.style.height = `${diameter}px`;
  ring.style.transform = `translate(${x - diameter / 2}px, ${y - diameter / 2}px)`;
  ring.dataset['sign'] = diameter < SHOWS_SIGN_FROM_CSS_PX ? 'none' : place.erases ? 'minus' : 'plus';
}

const SIDE_CSS_PX = 112;
const ABOVE_CSS_PX = 120;
const ENLARGEMENT = 1.5;

/** Shows what lies under the finger, 120 px above it, or beside it where there is no space above. */
export function drawLoupe(parts: StageParts, session: MaskSession, finger: Point | null): void {
  const { loupe } = parts;
  loupe.hidden = !finger;
  if (!finger) return;
  const place = placeOf(finger, session.viewport.area.width);
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

function placeOf(finger: Point, areaWidth: number): Point {
  const above = finger.y - ABOVE_CSS_PX;
  if (above >= SIDE_CSS_PX / 2) return { x: finger.x, y: above };
  const side = finger.x > areaWidth / 2 ? -ABOVE_CSS_PX : ABOVE_CSS_PX;
  return { x: finger.x + side, y: Math.max(SIDE_CSS_PX / 2, finger.y) };
}
