import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';

interface ChangesMapProps {
  before: string;
  after: string;
}

/** Where the two pictures differ, filling their frame: bright on a grey copy of the photo. */
export function ChangesMap({ before, after }: ChangesMapProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const target = canvas.current;
    if (target) drawChanges({ target, before, after, signal: stop.signal }).catch(() => undefined);
    return () => stop.abort();
  }, [before, after]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('edits.result.changesAlt')}
      className="pointer-events-none absolute inset-0 size-full bg-sunken"
    />
  );
}

interface Changes {
  readonly target: HTMLCanvasElement;
  readonly before: string;
  readonly after: string;
  readonly signal: AbortSignal;
}

/** The pictures are lossy renditions: differences up to this much on one channel are their noise. */
const NOISE = 14;
const GREY = 0.55;
const BRIGHT = [255, 59, 107] as const;

async function load(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  return createImageBitmap(await fetchPicture(url, signal));
}

function pixelsOf(bitmap: ImageBitmap, width: number, height: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height).data;
}

/** Mixes a grey copy of `before` with a bright colour by how much `after` differs; changes `before` in place. */
function markChanges(before: Uint8ClampedArray, after: Uint8ClampedArray): void {
  for (let i = 0; i < before.length; i += 4) {
    const [r = 0, g = 0, b = 0] = [before[i], before[i + 1], before[i + 2]];
    const difference = Math.max(
      Math.abs(r - (after[i] ?? 0)),
      Math.abs(g - (after[i + 1] ?? 0)),
      Math.abs(b - (after[i + 2] ?? 0)),
    );
    const heat = difference <= NOISE ? 0 : Math.min(1, 0.35 + difference / 160);
    const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) * GREY;
    for (const [channel, colour] of BRIGHT.entries()) {
      before[i + channel] = grey * (1 - heat) + colour * heat;
    }
  }
}

/** Draws the map of changes between two pictures of the same shape. */
async function drawChanges({ target, before, after, signal }: Changes): Promise<void> {
  const [first, second] = await Promise.all([load(before, signal), load(after, signal)]);
  const { width, height } = first;
  const pixels = pixelsOf(first, width, height);
  markChanges(pixels, pixelsOf(second, width, height));
  if (signal.aborted) return;
  target.width = width;
  target.height = height;
  target.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
}
