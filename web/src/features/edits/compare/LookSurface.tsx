import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { printPercent } from '../../../platform/i18n/print-percent.ts';
import { ARROWS } from '../../../platform/keyboard/key-press.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type Grasp, useLookPointer } from './use-look-pointer.ts';
import type { Look } from './use-look.ts';

interface LookSurfaceProps {
  look: Look;
  /** Names what is looked at. */
  label: string;
  grasp?: Grasp | null;
  className?: string;
  /** What lies over each other, each filling the picture's frame. */
  children: ReactNode;
  /** What lies over the box and is not enlarged. */
  over?: ReactNode;
}

const STEP_CSS_PX = 60;

/** A box in which a picture is looked at: all of it at first, nearer by wheel, pinch, two taps and keys. */
export function LookSurface({ look, label, grasp = null, className, children, over }: LookSurfaceProps) {
  const { t, i18n } = useTranslation();
  const helpId = useId();
  const surface = useRef<HTMLDivElement>(null);
  useLookPointer({ surface, look, grasp });
  const { view, photo, isFitted } = look;
  const percent = printPercent(view.scale, i18n.language);
  const byKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const arrow = ARROWS[event.key];
    if (!arrow || isFitted || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    look.viewport.pan({ x: -arrow.x * STEP_CSS_PX, y: -arrow.y * STEP_CSS_PX });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes the keys itself (ARIA 1.2)
    <div
      ref={surface}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys itself (ARIA 1.2)
      tabIndex={0}
      aria-label={label}
      aria-describedby={helpId}
      onKeyDown={byKey}
      className={classNames(
        'relative isolate size-full overflow-hidden select-none',
        isFitted ? 'touch-pan-y' : 'cursor-grab touch-none active:cursor-grabbing',
        className,
      )}
    >
      <div
        className="absolute top-0 left-0 overflow-hidden bg-sunken"
        style={{
          width: photo.width * view.scale,
          height: photo.height * view.scale,
          transform: `translate(${view.x}px, ${view.y}px)`,
        }}
      >
        {children}
      </div>
      {over}
      <p
        role="status"
        className={classNames(
          'pointer-events-none absolute top-3 left-1/2 -translate-x-1/2 rounded-full bg-black/65 px-3 py-1 text-xs font-medium text-white tabular-nums',
          isFitted && 'opacity-0',
        )}
      >
        {!isFitted && percent}
      </p>
      <p id={helpId} className="sr-only">
        {t('edits.compare.keys')}
      </p>
    </div>
  );
}

interface SharpPictureProps {
  url: string;
  alt: string;
  look: Look;
  /** How much of it is cut off at its left, percent. */
  cutLeft?: number;
  isHidden?: boolean;
}

/** Widths of the copies that are looked at; from a little more on a copy looks soft. */
const [COPY, LARGE_COPY] = [1280, 2048];
const SOFT = 1.15;

/** A picture filling its frame, as fine as it is looked at. */
export function SharpPicture({ url, alt, look, cutLeft = 0, isHidden = false }: SharpPictureProps) {
  const finer = finerOf(look);
  const cut = cutLeft > 0 ? { clipPath: `inset(0 0 0 ${cutLeft}%)` } : {};
  const shape = classNames(
    'pointer-events-none absolute inset-0 size-full max-w-none object-cover',
    isHidden && 'invisible',
    look.view.scale >= 3 && '[image-rendering:pixelated]',
  );
  return (
    <>
      <img
        src={`${url}&w=${COPY}`}
        alt={alt}
        draggable={false}
        decoding="async"
        style={cut}
        className={shape}
      />
      {finer !== null && (
        <img src={url + finer} alt="" draggable={false} decoding="async" style={cut} className={shape} />
      )}
    </>
  );
}

/** What is asked for beside the usual copy: a larger one, or the picture itself where its pixels can be seen. */
function finerOf({ view, photo }: Look): string | null {
  const seen = photo.width * view.scale * window.devicePixelRatio;
  if (view.scale >= 1 || seen > LARGE_COPY * SOFT) return '';
  return seen > COPY * SOFT && photo.width > COPY ? `&w=${LARGE_COPY}` : null;
}
