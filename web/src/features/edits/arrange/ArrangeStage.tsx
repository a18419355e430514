import { Maximize2, Move, RotateCw } from 'lucide-react';
import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { pressOf } from '../../../platform/keyboard/key-press.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Selection } from '../../../platform/stage/place-bar.ts';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { ArrangeBar } from './ArrangeBar.tsx';
import { centimetresOf, frameOf } from './frame.ts';
import { type Move as Moving, moved, moveOf } from './moves.ts';
import { SketchLayer } from './SketchLayer.tsx';
import type { Placed, Thing } from './thing.ts';
import { useHands } from './use-hands.ts';

export interface ArrangeStageProps {
  readonly photo: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  readonly thing: Thing;
  readonly at: Placed;
  /** Where it goes by itself is being looked up. */
  readonly isSettling: boolean;
  readonly onArrange: (at: Placed) => void;
  /** Somebody takes hold of it, by hand or by keys. */
  readonly onHold?: (() => void) | undefined;
  /** Told where it stands, once nobody holds it. */
  readonly onSeen?: ((place: Selection) => void) | undefined;
  /** Above what arranges it. */
  readonly header?: ReactNode;
  /** Takes it back to where it goes by itself; undefined when it is there. */
  readonly onReset: (() => void) | undefined;
}

/** A thing as it will stand in the photo: moved, turned, scaled and changed for its next form by hand or by keys. */
export function ArrangeStage({ photo, thing, at, isSettling, onArrange, ...on }: ArrangeStageProps) {
  const { onHold, onReset, onSeen, header } = on;
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Placed | null>(null);
  const keysId = useId();
  const shown = held ?? at;
  const job = useMemo(() => {
    const { setting, model, light, support } = thing;
    return { setting, things: [{ model, light, support, at: shown }] };
  }, [thing, shown]);
  const hands = useHands({
    ...{ stage, at, limits: thing, onMoving: setHeld },
    onDone: (done) => {
      setHeld(null);
      if (done) onArrange(done);
    },
  });
  const onMove = (move: Moving) => onArrange(moved(at, move, thing));
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOf(pressOf(event.nativeEvent));
    if (!move || (move.kind === 'turn' && thing.support === 'wall')) return;
    event.preventDefault();
    onMove(move);
  };
  const frame = frameOf(thing, shown);
  const { left, top, right, bottom } = frameOf(thing, at);
  useEffect(() => onSeen?.([left, top, right, bottom]), [onSeen, left, top, right, bottom]);
  const size = t('edits.arrange.size', centimetresOf(thing, shown.scale));
  const placed = {
    left: `${100 * frame.left}%`,
    top: `${100 * frame.top}%`,
    width: `${100 * (frame.right - frame.left)}%`,
    height: `${100 * (frame.bottom - frame.top)}%`,
  };
  return (
    <div onPointerDown={onHold} onFocus={onHold} className="contents">
      <PhotoLayer
        line={
          <p id={keysId} className="narrow:sr-only touch:sr-only">
            {t('edits.arrange.keys')}
          </p>
        }
        side={
          <div className="flex flex-col gap-3">
            {header}
            <ArrangeBar {...{ thing, size, isSettling, onMove, onReset }} at={shown} isHeld={held !== null} />
          </div>
        }
      >
        <div
          ref={stage}
          // Its keys are the thing's: a screen reader hands them on.
          role="application"
          aria-label={t('edits.arrange.title')}
          className="absolute inset-0 overflow-hidden bg-sunken select-none"
        >
          <img
            {...photo}
            draggable={false}
            className="absolute inset-0 size-full object-cover"
            alt={photo.alt}
          />
          <PlaceOutline place={thing.place} width={photo.width} height={photo.height} isFaint={isSettling} />
          <SketchLayer job={job} aspect={photo.width / photo.height} isMoving={held !== null} />
          <button
            type="button"
            aria-label={t('edits.arrange.thing', { name: thing.name, size })}
            aria-describedby={keysId}
            aria-roledescription={t('edits.arrange.role')}
            onKeyDown={onKeyDown}
            style={placed}
            className="absolute min-h-11 min-w-11 cursor-grab touch-none rounded-md outline-offset-2 focus-visible:ring-2 focus-visible:ring-white active:cursor-grabbing"
            {...hands('thing')}
          />
          <Handle className="max-sm:hidden" x={frame.originX} y={frame.originY} {...hands('thing')}>
            <Move aria-hidden size={18} />
          </Handle>
          {thing.support !== 'wall' && (
            <Handle className="-translate-x-3/4" x={frame.left} y={frame.bottom} {...hands('turn')}>
              <RotateCw aria-hidden size={18} />
            </Handle>
          )}
          <Handle className="-translate-x-1/4" x={frame.right} y={frame.top} {...hands('scale')}>
            <Maximize2 aria-hidden size={18} />
          </Handle>
        </div>
      </PhotoLayer>
    </div>
  );
}

interface HandleProps extends HTMLAttributes<HTMLSpanElement> {
  className?: string;
  /** Shares of the photo's width and height. */
  x: number;
  y: number;
  children: ReactNode;
}

/** Half of what a finger needs. */
const HALF = '22px';

/** Something to take hold of with mouse or finger; keys and buttons do the same. Always within the picture. */
function Handle({ x, y, className, children, ...hands }: HandleProps) {
  const place: CSSProperties = {
    left: `clamp(${HALF}, ${100 * x}%, calc(100% - ${HALF}))`,
    top: `clamp(${HALF}, ${100 * y}%, calc(100% - ${HALF}))`,
  };
  return (
    <span
      aria-hidden
      {...hands}
      style={place}
      className={classNames(
        'absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center active:cursor-grabbing',
        className,
      )}
    >
      <span className="grid size-8 max-sm:size-7 place-items-center rounded-full border border-line bg-surface text-ink shadow-low">
        {children}
      </span>
    </span>
  );
}

interface PlaceOutlineProps extends Pick<Thing, 'place'> {
  /** Of the photo, pixels. */
  width: number;
  height: number;
  /** It is that of an earlier place. */
  isFaint: boolean;
}

/** The outline of what may change, on the photo. */
function PlaceOutline({ place, width, height, isFaint }: PlaceOutlineProps) {
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
