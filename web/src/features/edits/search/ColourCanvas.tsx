import { colourOfArea } from '@maquette/engine';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crosshair, middle, stepCrosshair } from '../region/pointing.ts';

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

export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: ImageData;
}

/** Longest side at which a picture is shown and measured, in pixels. */
const SIDE = 1024;
/** Side of the square that is measured, as a part of the longest side. */
const SPOT = 0.02;

/**
 * A picture file, upright and no larger than it takes to point at a colour.
 * @throws Error when the browser cannot decode it
 */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, pixels: context.getImageData(0, 0, width, height) };
}

/** The colour around a place given as parts of width and height, as `#rrggbb`; null where there is nothing to see. */
function colourAt({ width, height, pixels }: OpenPicture, at: { x: number; y: number }): string | null {
  const half = Math.max(2, (Math.max(width, height) * SPOT) / 2);
  const [x, y] = [at.x * width, at.y * height];
  const area = {
    left: Math.floor(x - half),
    top: Math.floor(y - half),
    right: Math.ceil(x + half),
    bottom: Math.ceil(y + half),
  };
  try {
    return colourOfArea({ width, height, data: new Uint8Array(pixels.data.buffer) }, area);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
