import type { Point, Size } from './point.ts';

/** How the photo lies in the work area: CSS pixels per photo pixel, and where its top left corner is. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The work area in CSS pixels; `margin` is kept free around a fitted photo, `below` for the floating controls. */
export interface WorkArea extends Size {
  readonly margin: number;
  readonly below: number;
}

const LARGEST_SCALE = 16;
const SMALLEST_SIDE = 32;
const STAYS_VISIBLE = 48;

/** The whole photo, centred, with the margin around it. */
export function fitView(area: WorkArea, photo: Size): View {
  const width = Math.max(1, area.width - 2 * area.margin);
  const height = Math.max(1, area.height - 2 * area.margin - area.below);
  const scale = Math.min(LARGEST_SCALE, width / photo.width, height / photo.height);
  return {
    scale,
    x: (area.width - photo.width * scale) / 2,
    y: (area.height - area.below - photo.height * scale) / 2,
  };
}

export function toPhoto(view: View, screen: Point): Point {
  return { x: (screen.x - view.x) / view.scale, y: (screen.y - view.y) / view.scale };
}

export function toScreen(view: View, photo: Point): Point {
  return { x: photo.x * view.scale + view.x, y: photo.y * view.scale + view.y };
}

/** Zooms so that the photo point under `at` (CSS pixels) stays there. */
export function zoomAt(view: View, factor: number, at: Point): View {
  const scale = view.scale * factor;
  const kept = toPhoto(view, at);
  return { scale, x: at.x - kept.x * scale, y: at.y - kept.y * scale };
}

export function panBy(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Keeps the zoom within reason and a piece of the photo within sight. */
export function holdView(view: View, area: WorkArea, photo: Size): View {
  const fitted = fitView(area, photo).scale;
  const smallest = Math.min(fitted, SMALLEST_SIDE / Math.max(photo.width, photo.height));
  const scale = Math.min(Math.max(LARGEST_SCALE, fitted), Math.max(smallest, view.scale));
  const centre = { x: area.width / 2, y: area.height / 2 };
  const zoomed = scale === view.scale ? view : zoomAt(view, scale / view.scale, centre);
  const clamp = (value: number, side: number, space: number): number => {
    const seen = Math.min(STAYS_VISIBLE, side);
    return Math.min(space - seen, Math.max(seen - side, value));
  };
  return {
    scale,
    x: clamp(zoomed.x, photo.width * scale, area.width),
    y: clamp(zoomed.y, photo.height * scale, area.height),
  };
}
