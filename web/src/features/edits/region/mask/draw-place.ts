import { maskBounds, placeAround } from '@maquette/engine';
import { type GreyPicture, SELECTED } from './measure-mask.ts';

/** Share of the longer side that the outline is wide, and the length of its dashes in widths. */
const WIDTH = 1 / 420;
const DASHES = [4, 3] as const;

/** Outlines what may change where something comes in place of what a mask marks, as the server reckons it; dashed, white on black. */
export function drawPlace(context: CanvasRenderingContext2D, { width, height, grey }: GreyPicture): void {
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
