import { maskBounds, placeAround } from '@maquette/engine';
import { useEffect, useRef } from 'react';
import { type GreyPicture, readMask, SELECTED, tintMask } from './mask-picture.ts';

interface RegionOverlayProps {
  mask: string | null;
  /** Something comes in its place, which may change more than the mask: that is outlined. */
  hasPlace: boolean;
}

/** The region over its photo, with a line where it ends. Another one takes its place when it is ready to be drawn. */
export function RegionOverlay({ mask, hasPlace }: RegionOverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return undefined;
    if (mask === null) return target.getContext('2d')?.clearRect(0, 0, target.width, target.height);
    let isLate = false;
    const draw = async () => {
      const picture = await readMask(mask);
      if (isLate) return;
      target.width = picture.width;
      target.height = picture.height;
      const image = new ImageData(tintMask(picture), picture.width, picture.height);
      const context = target.getContext('2d');
      context?.putImageData(image, 0, 0);
      if (context && hasPlace) drawPlace(context, picture);
    };
    // It was decoded once already when it was found.
    draw().catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [mask, hasPlace]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}

/** Share of the longer side that the outline is wide, and the length of its dashes in widths. */
const WIDTH = 1 / 420;
const DASHES = [4, 3] as const;

/** Outlines what may change where something comes in place of what a mask marks, as the server reckons it; dashed, white on black. */
function drawPlace(context: CanvasRenderingContext2D, { width, height, grey }: GreyPicture): void {
  const mask = { width, height, data: grey.map((value) => (value >= SELECTED ? 255 : 0)) };
  const bounds = maskBounds(mask);
  if (!bounds) return;
  const outline = new Path2D();
  for (const [x, y] of placeAround(mask, { points: [], floorRow: bounds.bottom })) outline.lineTo(x, y);
  outline.closePath();
  const line = Math.max(1, WIDTH * Math.max(width, height));
  context.lineWidth = 2 * line;
  context.strokeStyle = '#0009';
  context.stroke(outline);
  context.lineWidth = line;
  context.strokeStyle = '#fff';
  context.setLineDash(DASHES.map((length) => length * line));
  context.stroke(outline);
}
