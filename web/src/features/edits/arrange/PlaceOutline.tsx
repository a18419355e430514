import { classNames } from '../../../ui/class-names.ts';
import type { Thing } from './thing.ts';

interface PlaceOutlineProps extends Pick<Thing, 'place'> {
  /** Of the photo, pixels. */
  width: number;
  height: number;
  /** It is that of an earlier place. */
  isFaint: boolean;
}

/** The outline of what may change, on the photo. */
export function PlaceOutline({ place, width, height, isFaint }: PlaceOutlineProps) {
  const points = place.map((corner) => corner.join(',')).join(' ');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={classNames(
        'pointer-events-none absolute inset-0 size-full fill-none transition-opacity',
        isFaint && 'opacity-40',
      )}
    >
      <polygon
        points={points}
        vectorEffect="non-scaling-stroke"
        className="stroke-black/60"
        strokeWidth={4}
      />
      <polygon
        points={points}
        vectorEffect="non-scaling-stroke"
        className="stroke-white"
        strokeWidth={2}
        strokeDasharray="8 6"
      />
    </svg>
  );
}
