import type { FurnishPlan } from '@maquette/contract';
import { classNames } from '../../../ui/class-names.ts';
import { boxOf } from '../arrange/frame.ts';
import type { Marker } from './markers.ts';
import type { PlacedPiece } from './pieces.ts';

interface PieceOutlineProps {
  one: PlacedPiece;
  plan: FurnishPlan;
  /** Where its number is, shares of the photo's width and height. */
  marker: Marker;
  /** It is held, or pointed at in the list. */
  isShown: boolean;
  /** It cannot stand there. */
  isAstray: boolean;
}

/** The foot of a piece on what holds it, and its name where there is room for it. */
export function PieceOutline({ one, plan, marker, isShown, isAstray }: PieceOutlineProps) {
  const { thing, arrangement, extent } = one;
  const { support } = thing;
  const onWall = support === 'wall';
  // Of what hangs flat its face, of what stands its foot.
  const foot = onWall ? { ...extent, front: extent.back } : { ...extent, top: extent.bottom };
  const [a, b, c, d] = onWall ? [0, 2, 6, 4] : [0, 1, 5, 4];
  const seen = boxOf({ setting: plan.setting, support, extent: foot }, arrangement);
  const points = [a, b, c, d].map((corner) => seen[corner ?? 0]?.map((share) => 100 * share).join(',') ?? '');
  if (seen.length < 8) return null;
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full"
      >
        <polygon
          points={points.join(' ')}
          vectorEffect="non-scaling-stroke"
          strokeWidth={2.5}
          className={classNames(
            'transition-opacity',
            isAstray
              ? 'fill-danger/30 stroke-danger'
              : isShown
                ? 'fill-accent/30 stroke-accent'
                : 'fill-none stroke-none',
          )}
        />
      </svg>
      <span
        aria-hidden
        style={{ left: `${100 * marker.x}%`, top: `${100 * marker.y}%` }}
        className={classNames(
          'pointer-events-none absolute mt-4 -translate-x-1/2 rounded-sm bg-black/70 px-1.5 text-xs whitespace-nowrap text-white first-letter:uppercase',
          !isShown && 'max-lg:hidden',
        )}
      >
        {thing.name}
      </span>
    </>
  );
}
