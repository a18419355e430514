import type { Crosshair } from '../model/crosshair.ts';
import { boxBetween, type Place } from '../model/gesture.ts';

interface RegionMarksProps {
  /** Of the photo, in pixels: the drawing counts in them. */
  width: number;
  height: number;
  crosshair: Crosshair | null;
  /** Where the pointer has gone since it came down. */
  path: readonly Place[];
  isBox: boolean;
}

/** Each line twice, dark under light, so that it is seen on any photo. */
const lines = ['stroke-black stroke-[3]', 'stroke-white stroke-[1.5]'] as const;

/** What follows pointer and keys: the dab or box being drawn, and the crosshair. */
export function RegionMarks({ width, height, crosshair, path, isBox }: RegionMarksProps) {
  const scaled = ({ x, y }: Place): Place => ({ x: x * width, y: y * height });
  const [first, last] = [path[0], path.at(-1)];
  const drawn = isBox && first && last ? boxBetween(first, last, 1) : null;
  const keyed = crosshair?.corner ? boxBetween(scaled(crosshair.corner), scaled(crosshair.at), 1) : null;
  const box = drawn ?? keyed;
  const at = crosshair && scaled(crosshair.at);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full fill-none [&_*]:[vector-effect:non-scaling-stroke]"
    >
      {lines.map((line) => (
        <g key={line} className={line}>
          {box && <rect x={box[0]} y={box[1]} width={box[2] - box[0]} height={box[3] - box[1]} />}
          {!isBox && path.length > 1 && <polyline points={path.map(({ x, y }) => `${x},${y}`).join(' ')} />}
          {at && <path d={`M${at.x} 0V${height}M0 ${at.y}H${width}`} />}
        </g>
      ))}
    </svg>
  );
}
