/** Whole mask pixels; the right and bottom edges are outside. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function isEmptyRect(rect: Rect): boolean {
  return rect.x1 <= rect.x0 || rect.y1 <= rect.y0;
}

/** The smallest rectangle that holds both; an empty or missing one counts for nothing. */
export function joinRects(a: Rect | null, b: Rect | null): Rect | null {
  if (!a || isEmptyRect(a)) return b && !isEmptyRect(b) ? b : null;
  if (!b || isEmptyRect(b)) return a;
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

/** Grows a box of real numbers by `margin` and cuts it to whole pixels inside `size`. */
export function coverRect(
  box: Rect,
  margin: number,
  size: { readonly width: number; readonly height: number },
): Rect {
  return {
    x0: Math.max(0, Math.floor(box.x0 - margin)),
    y0: Math.max(0, Math.floor(box.y0 - margin)),
    x1: Math.min(size.width, Math.ceil(box.x1 + margin)),
    y1: Math.min(size.height, Math.ceil(box.y1 + margin)),
  };
}
