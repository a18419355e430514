import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';

interface BottomSheetProps {
  /** Names the sheet. */
  label: string;
  /** Names its handle. */
  handleLabel: string;
  /** Drops it so that what lies behind is seen. */
  isPeeking: boolean;
  /** Every change lowers it, until somebody raises it again. */
  lowered?: number;
  /** How far it is drawn out at first. */
  begin?: 'peek' | 'half' | undefined;
  className?: string;
  children: ReactNode;
}

/** A pointer that moves less than this has tapped. */
const TAP_PX = 6;

/**
 * On a phone a sheet at the bottom with three stops: drag the handle, tap it for the next one, or use the arrow keys.
 * Elsewhere its content stands in the flow of the page.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { label, handleLabel, isPeeking, lowered = 0, begin = 'half', className, children } = props;
  const [chosen, setChosen] = useState<SheetStop>(begin);
  const [shownPx, setShownPx] = useState<number | null>(null);
  const [followed, setFollowed] = useState(lowered);
  if (followed !== lowered) {
    setFollowed(lowered);
    setChosen('peek');
  }
  const from = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const stop = isPeeking ? 'peek' : chosen;
  const sheet = useRef<HTMLElement>(null);
  // However far it was read before: what it begins with is what one opens it for.
  useEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [stop]);

  const grab = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientY;
    wasDragged.current = false;
  };
  const drag = ({ clientY }: PointerEvent) => {
    if (from.current === null || Math.abs(clientY - from.current) < TAP_PX) return;
    wasDragged.current = true;
    setShownPx(window.innerHeight - clientY);
  };
  const letGo = () => {
    from.current = null;
    if (shownPx === null) return;
    setChosen(stopNear(shownPx / window.innerHeight));
    setShownPx(null);
  };
  const tap = () => {
    // Letting go after a drag clicks as well.
    if (!wasDragged.current) setChosen(stop === 'full' ? 'peek' : stopBeside(stop, 1));
    wasDragged.current = false;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setChosen(stopBeside(stop, event.key === 'ArrowUp' ? 1 : -1));
  };

  return (
    <section
      ref={sheet}
      aria-label={label}
      data-dock
      data-sheet={stop}
      style={shownPx === null ? undefined : ({ '--shown': `${shownPx}px` } as CSSProperties)}
      className={classNames(
        'border border-line bg-surface wide:rounded-lg',
        'narrow:fixed narrow:inset-x-0 narrow:bottom-0 narrow:z-30 narrow:h-[calc(100dvh-4rem)]',
        // It is moved, not resized: what lies in it keeps its place. All that is below the window's edge can be scrolled to.
        'narrow:translate-y-(--below) narrow:scroll-pb-(--below) narrow:pb-(--below)',
        'narrow:[--below:clamp(0px,100dvh-4rem-var(--shown),100dvh-10rem)]',
        'narrow:overflow-y-auto narrow:overscroll-contain narrow:rounded-t-lg narrow:shadow-high',
        shownPx === null && 'motion-safe:narrow:transition-[translate] motion-safe:narrow:duration-150',
        // What has to be answered is seen as well.
        stop === 'peek' && 'narrow:[--shown:6rem] narrow:has-data-asked:[--shown:18rem]',
        stop === 'half' && 'narrow:[--shown:var(--half-sheet)]',
        stop === 'full' && 'narrow:[--shown:100dvh]',
        className,
      )}
    >
      <div className="sticky top-0 z-10 flex justify-center rounded-t-lg bg-surface wide:hidden">
        <button
          type="button"
          aria-label={handleLabel}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onClick={tap}
          onKeyDown={press}
          className="flex h-11 w-40 touch-none justify-center pt-2.5 -outline-offset-2"
        >
          <span aria-hidden className="h-1 w-10 rounded-full bg-edge" />
        </button>
      </div>
      <div className="flex flex-col gap-4 p-5 narrow:pt-0">{children}</div>
    </section>
  );
}

const sheetStops = ['peek', 'half', 'full'] as const;
/** How far a bottom sheet is drawn out. */
type SheetStop = (typeof sheetStops)[number];

/** Parts of the window's height that lie between two stops. */
const HALF_FROM = 0.3;
const FULL_FROM = 0.7;

/** Where a sheet comes to rest that was let go at this part of the window's height. */
export function stopNear(part: number): SheetStop {
  return part < HALF_FROM ? 'peek' : part < FULL_FROM ? 'half' : 'full';
}

/** The next stop up (1) or down (-1); the last one stays. */
export function stopBeside(stop: SheetStop, by: 1 | -1): SheetStop {
  return sheetStops[sheetStops.indexOf(stop) + by] ?? stop;
}
