import type { Point } from '../../../../platform/viewport/point.ts';
import { type CropBox, type CropRules, within } from './crop-box.ts';

/** Moved, as far as the picture goes. */
export function moveBox({ left, top, right, bottom }: CropBox, by: Point, { bounds }: CropRules): CropBox {
  const x = within(by.x, -left, bounds.width - right);
  const y = within(by.y, -top, bounds.height - bottom);
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Larger or smaller around its middle, which moves along; for two fingers. */
export function scaleBox(
  box: CropBox,
  { factor, by }: { factor: number; by: Point },
  rules: CropRules,
): CropBox {
  const { bounds, least } = rules;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const smallest = least / Math.min(width, height);
  const largest = Math.min(bounds.width / width, bounds.height / height);
  const scale = within(factor, Math.min(1, smallest), largest);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const [w, h] = [(width * scale) / 2, (height * scale) / 2];
  const left = within(middle.x + by.x - w, 0, bounds.width - 2 * w);
  const top = within(middle.y + by.y - h, 0, bounds.height - 2 * h);
  return { left, top, right: left + 2 * w, bottom: top + 2 * h };
}
