import { type RefObject, useEffect, useRef } from 'react';
import { type JobWorker, openJobWorker } from '../../../platform/jobs/open-job-worker.ts';
import type { DrawJob, Drawn } from './thing.ts';

interface SketchLayerProps {
  /** Must stay the same between renders while nothing moves. */
  job: Omit<DrawJob, 'width' | 'height'> | null;
  /** Width over height of the photo. */
  aspect: number;
  isMoving: boolean;
}

/** Things as they stand in a photo, sketched over it. */
export function SketchLayer(props: SketchLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, props);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}

interface Drawing {
  readonly job: Omit<DrawJob, 'width' | 'height'> | null;
  /** Width over height of the photo. */
  readonly aspect: number;
  /** It is being moved: it is drawn small and at once. */
  readonly isMoving: boolean;
}

/** Pixels across, drawn at rest at most; and while it is moved at most, at least and to begin with. */
const STILL = 1280;
const MOVING = { most: 900, least: 320, first: 560 } as const;
/** A picture while moving shall take no longer, milliseconds. */
const WISHED_MS = 70;

/** Keeps a canvas showing things where they stand; one picture is drawn at a time, and the newest place is drawn next. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, { job, aspect, isMoving }: Drawing): void {
  const worker = useRef<JobWorker<DrawJob> | null>(null);
  const isBusy = useRef(false);
  const next = useRef<DrawJob | null>(null);
  const across = useRef<number>(MOVING.first);

  useEffect(() => {
    const opened = openJobWorker<DrawJob>(
      () => new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' }),
    );
    worker.current = opened;
    isBusy.current = false;
    return () => {
      worker.current = null;
      opened.close();
    };
  }, []);

  useEffect(() => {
    const shown = canvas.current;
    if (!shown || !job) return;
    const wide = Math.min(STILL, Math.max(MOVING.least, shown.clientWidth * window.devicePixelRatio));
    const width = Math.round(isMoving ? Math.min(across.current, wide) : wide);
    next.current = { ...job, width, height: Math.round(width / aspect) };
    void drawNext();

    async function drawNext(): Promise<void> {
      const order = next.current;
      if (isBusy.current || !order || !worker.current) return;
      next.current = null;
      isBusy.current = true;
      const began = performance.now();
      try {
        // The worker answers with nothing else.
        const drawn = (await worker.current.ask(order)) as Drawn;
        if (canvas.current) paint(canvas.current, order, drawn);
        const share = WISHED_MS / Math.max(1, performance.now() - began);
        const wished = order.width * Math.sqrt(share);
        across.current = Math.max(MOVING.least, Math.min(MOVING.most, (across.current + wished) / 2));
      } catch {
        // Without its picture the thing can still be arranged: its outline and its place are shown.
        if (canvas.current) paint(canvas.current, order, []);
      } finally {
        isBusy.current = false;
      }
      await drawNext();
    }
  }, [canvas, job, aspect, isMoving]);
}

function paint(canvas: HTMLCanvasElement, { width, height }: DrawJob, drawn: Drawn): void {
  canvas.width = width;
  canvas.height = height;
  canvas.dataset['drawn'] = drawn.length > 0 ? 'yes' : 'no';
  const context = canvas.getContext('2d');
  for (const layer of drawn) {
    const part = new OffscreenCanvas(layer.width, layer.height);
    const pixels = new ImageData(new Uint8ClampedArray(layer.data.buffer), layer.width, layer.height);
    part.getContext('2d')?.putImageData(pixels, 0, 0);
    context?.drawImage(part, layer.left, layer.top);
  }
}
