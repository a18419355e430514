import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { transformOf, type Zoom } from './zoom.ts';

interface ZoomPictureProps {
  /** Signed address of the picture. */
  url: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Width by height of the frame, where it is not the picture's own: the picture lies whole in its middle. */
  frameAspect?: number;
  onSwipe?: (step: 1 | -1) => void;
}

/** How much of the screen's height a picture may take. */
const MOST = 70;

/** A picture in a frame of its own shape that can be looked at closely; the whole of it is fetched only for that. */
export function ZoomPicture(props: ZoomPictureProps) {
  const { url, alt, width, height, zoom, onZoom, onSwipe } = props;
  const { frameAspect = width / height } = props;
  const { t } = useTranslation();
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [frameWidth, setFrameWidth] = useState(width);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setFrameWidth(element.clientWidth || width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  // A small picture is enlarged all the same: who clicks wants to see more of it.
  const shownWidth = frameWidth * Math.min(1, width / height / frameAspect);
  const fullScale = Math.max(width / (shownWidth * window.devicePixelRatio), 2);
  const gestures = useZoomGestures({ frame, zoom, onZoom, fullScale, maxScale: 2 * fullScale, onSwipe });
  const isNear = zoom.scale > 1;
  const percent = Math.round((zoom.scale * shownWidth * window.devicePixelRatio * 100) / width);

  return (
    <>
      <div
        ref={frame}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys itself (ARIA 1.2)
        tabIndex={0}
        aria-label={t('files.zoom.frame', { name: alt })}
        aria-describedby={helpId}
        style={{ aspectRatio: frameAspect, maxWidth: `calc(${MOST}dvh * ${frameAspect})` }}
        className={classNames(
          'relative mx-auto w-full overflow-hidden rounded-md bg-sunken select-none',
          isNear ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y',
        )}
        {...gestures}
      >
        <div className="absolute inset-0 origin-top-left" style={{ transform: transformOf(zoom) }}>
          <img
            src={`${url}&w=1280`}
            alt={alt}
            {...{ width, height }}
            draggable={false}
            className="absolute inset-0 size-full object-contain"
          />
          {isNear && (
            <img src={url} alt="" draggable={false} className="absolute inset-0 size-full object-contain" />
          )}
        </div>
        <p
          role="status"
          className={classNames(
            'pointer-events-none absolute right-3 bottom-3 rounded-full bg-black/65 px-3 py-1 text-xs font-medium text-white tabular-nums',
            !isNear && 'opacity-0',
          )}
        >
          {isNear && t('files.zoom.percent', { percent })}
        </p>
      </div>
      <p id={helpId} className="sr-only">
        {t('files.zoom.keys')}
      </p>
    </>
  );
}
