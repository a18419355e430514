import { distanceBetween, middleOf, type Point } from '../../../platform/viewport/point.ts';

/** A pointer's way being smoothed: the last place it was seen at and the last point given out (photo pixels). */
export interface Trail {
  readonly seen: Point;
  readonly given: Point;
  readonly spacing: number;
}

/** Points given out: x, y, x, y... and how wide the stroke is at each, as a share of its radius. */
export interface TrailPoints {
  readonly points: readonly number[];
  readonly widths: readonly number[];
}

export interface TrailStep extends TrailPoints {
  readonly trail: Trail;
}

const SPACING_PER_RADIUS = 0.25;
const SMALLEST_SPACING = 1;

/** The lightest touch of a pen leaves a line of this share of the brush. */
const LEAST_WIDTH = 0.15;

export function startTrail(at: Point, radius: number): TrailStep {
  const spacing = Math.max(SMALLEST_SPACING, radius * SPACING_PER_RADIUS);
  return { trail: { seen: at, given: at, spacing }, ...flat([at]) };
}

/**
 * Takes the places a pointer passed and gives points a quarter of the radius apart on quadratic curves through
 * the middles between them, each place being the curve's control point.
 */
export function extendTrail(trail: Trail, places: readonly Point[]): TrailStep {
  const points: Point[] = [];
  let { seen, given } = trail;
  for (const place of places) {
    if (distanceBetween(place, seen) < trail.spacing / 4) continue;
    const target = { ...middleOf(seen, place), pressure: mix(pressureAt(seen), pressureAt(place), 0.5) };
    points.push(...curve({ from: given, control: seen, to: target }, trail.spacing));
    given = target;
    seen = place;
  }
  return { trail: { ...trail, seen, given }, ...flat(points) };
}

/** The rest of the way, up to the last place seen. */
export function endTrail(trail: Trail): TrailPoints {
  return flat(distanceBetween(trail.seen, trail.given) > 0 ? [trail.seen] : []);
}

interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

function curve({ from, control, to }: Curve, spacing: number): Point[] {
  const length = distanceBetween(from, control) + distanceBetween(control, to);
  const steps = Math.max(1, Math.ceil(length / spacing));
  return Array.from({ length: steps }, (_, step) => {
    const t = (step + 1) / steps;
    const before = (1 - t) * (1 - t);
    const bend = 2 * t * (1 - t);
    return {
      x: before * from.x + bend * control.x + t * t * to.x,
      y: before * from.y + bend * control.y + t * t * to.y,
      pressure: mix(pressureAt(from), pressureAt(to), t),
    };
  });
}

function pressureAt({ pressure = 1 }: Point): number {
  return pressure;
}

function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}

/** Hundredths of a photo pixel are plenty and keep the stored numbers short. */
function flat(places: readonly Point[]): TrailPoints {
  return {
    points: places.flatMap(({ x, y }) => [hundredths(x), hundredths(y)]),
    widths: places.map((place) => hundredths(LEAST_WIDTH + (1 - LEAST_WIDTH) * pressureAt(place))),
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
