import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crosshair, middle, stepCrosshair } from '../../region/index.ts';
import { colourAt, type OpenPicture } from './open-picture.ts';

interface ColourCanvasProps {
  picture: OpenPicture;
  /** The colour under pointer or crosshair as `#rrggbb`; null where there is none. */
  onPointed: (colour: string | null) => void;
}

/** The other photo, to be clicked on; arrow keys move the same ring. */
export function ColourCanvas({ picture, onPointed }: ColourCanvasProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crosshair, setCrosshair] = useState<Crosshair>(middle);
  const { width, height, pixels } = picture;
  useEffect(() => canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0), [pixels]);

  const point = (next: Crosshair) => {
    setCrosshair(next);
    onPointed(colourAt(picture, next.at));
  };
  const click = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const frame = currentTarget.getBoundingClientRect();
    const at = { x: (clientX - frame.left) / frame.width, y: (clientY - frame.top) / frame.height };
    point({ at, corner: null });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive (ARIA 1.2)
    <div
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys itself (ARIA 1.2)
      tabIndex={0}
      aria-label={t('edits.search.pick.surface')}
      onPointerDown={click}
      onKeyDown={(event) => {
        const step = stepCrosshair(crosshair, { key: event.key, isShift: event.shiftKey });
        if (step === null || !(event.key.startsWith('Arrow') || event.key === 'Enter')) return;
        event.preventDefault();
        point(step.crosshair);
      }}
      className="relative mx-auto w-full cursor-crosshair overflow-hidden rounded-md"
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(50dvh * ${width / height})` }}
    >
      <canvas ref={canvas} width={width} height={height} aria-hidden className="size-full" />
      <span
        aria-hidden
        style={{ left: `${crosshair.at.x * 100}%`, top: `${crosshair.at.y * 100}%` }}
        className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_1.5px_black]"
      />
    </div>
  );
}
