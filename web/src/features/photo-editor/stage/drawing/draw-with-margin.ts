import type { Size } from '../../../../platform/viewport/point.ts';

export interface MarginedSize extends Size {
  /** Pixels around the picture on each side. */
  readonly margin: number;
}

/**
 * Draws a picture with its border repeated around it, as the export repeats it: a blur would otherwise mix the edges with
 * nothing.
 */
export function drawWithMargin(canvas: HTMLCanvasElement, picture: ImageBitmap, size: MarginedSize): void {
  const { width, height, margin } = size;
  canvas.width = width + 2 * margin;
  canvas.height = height + 2 * margin;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, margin, margin, width, height);
  const [right, bottom] = [margin + width, margin + height];
  const spread = (
    from: readonly [number, number, number, number],
    to: readonly [number, number, number, number],
  ) => context.drawImage(canvas, ...from, ...to);
  spread([margin, margin, width, 1], [margin, 0, width, margin]);
  spread([margin, bottom - 1, width, 1], [margin, bottom, width, margin]);
  // With the rows above and below, so that the corners are filled too.
  spread([margin, 0, 1, canvas.height], [0, 0, margin, canvas.height]);
  spread([right - 1, 0, 1, canvas.height], [right, 0, margin, canvas.height]);
}
