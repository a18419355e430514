/** Width and height, in photo pixels or in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place: in photo pixels or in CSS pixels of the work area, as the name of the variable says. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** How hard a pen presses there, 0 to 1; absent with other pointers. */
  readonly pressure?: number;
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
