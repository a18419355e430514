import { distanceBetween, middleOf, type Point } from '../../../platform/viewport/point.ts';

/** A pointer's way being smoothed: the last place it was seen at and the last point given out (photo pixels). */
export interface Trail {
  readonly seen: Point;
  readonly given: Point;
  readonly spacing: number;
}

export interface TrailStep {
  readonly trail: Trail;
  readonly points: readonly number[];
}

const SPACING_PER_RADIUS = 0.25;
const SMALLEST_SPACING = 1;

export function startTrail(at: Point, radius: number): TrailStep {
  const spacing = Math.max(SMALLEST_SPACING, radius * SPACING_PER_RADIUS);
  return { trail: { seen: at, given: at, spacing }, points: flat(at) };
}

/**
 * Takes the places a pointer passed and gives points a quarter of the radius apart on quadratic curves through
 * the middles between them, each place being the curve's control point.
 */
export function extendTrail(trail: Trail, places: readonly Point[]): TrailStep {
  const points: number[] = [];
  let { seen, given } = trail;
  for (const place of places) {
    if (distanceBetween(place, seen) < trail.spacing / 4) continue;
    const target = middleOf(seen, place);
    points.push(...curve({ from: given, control: seen, to: target }, trail.spacing));
    given = target;
    seen = place;
  }
  return { trail: { ...trail, seen, given }, points };
}

/** The rest of the way, up to the last place seen. */
export function endTrail(trail: Trail): readonly number[] {
  return distanceBetween(trail.seen, trail.given) > 0 ? flat(trail.seen) : [];
}

interface Curve {
  readonly from: Point;
  readonly control: Point;
  readonly to: Point;
}

function curve({ from, control, to }: Curve, spacing: number): number[] {
  const length = distanceBetween(from, control) + distanceBetween(control, to);
  const steps = Math.max(1, Math.ceil(length / spacing));
  const points: number[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    const before = (1 - t) * (1 - t);
    const bend = 2 * t * (1 - t);
    points.push(
      ...flat({
        x: before * from.x + bend * control.x + t * t * to.x,
        y: before * from.y + bend * control.y + t * t * to.y,
      }),
    );
  }
  return points;
}

/** Hundredths of a photo pixel are plenty and keep the stored numbers short. */
function flat({ x, y }: Point): number[] {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}
