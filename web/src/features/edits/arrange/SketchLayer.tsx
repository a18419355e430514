import { useRef } from 'react';
import { useDrawing } from './use-drawing.ts';
import type { DrawJob } from './worker/draw-job.ts';

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
