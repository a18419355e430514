import type { Point, Size } from '../../../platform/viewport/point.ts';
import { type CropBox, type CropHandle, type CropRules, within } from './crop-box.ts';

/**
 * One edge or corner follows a place; what lies opposite stays (of a held shape also the middle of the edges that give
 * way).
 */
export function dragBox(
  box: CropBox,
  { handle, to }: { handle: CropHandle; to: Point },
  rules: CropRules,
): CropBox {
  const x = axisOf(handle, 'w', 'e');
  const y = axisOf(handle, 'n', 's');
  const across = { from: box.left, to: box.right, limit: rules.bounds.width };
  const down = { from: box.top, to: box.bottom, limit: rules.bounds.height };
  const wide = lengthOf(across, { pull: x, at: to.x });
  const high = lengthOf(down, { pull: y, at: to.y });
  const most = { width: roomOf(across, x), height: roomOf(down, y) };
  const size =
    rules.shape === null
      ? { width: within(wide, rules.least, most.width), height: within(high, rules.least, most.height) }
      : shaped({ width: x === 0 ? 0 : wide, height: y === 0 ? 0 : high }, most, {
          ...rules,
          shape: rules.shape,
        });
  const [left, right] = spanOf(across, { pull: x, length: size.width });
  const [top, bottom] = spanOf(down, { pull: y, length: size.height });
  return { left, top, right, bottom };
}

/** One edge or corner goes a little way; of a held shape the other side goes along. */
export function nudgeBox(
  box: CropBox,
  { handle, by }: { handle: CropHandle; by: Point },
  rules: CropRules,
): CropBox {
  const [x, y] = [axisOf(handle, 'w', 'e'), axisOf(handle, 'n', 's')];
  const to = { x: (x < 0 ? box.left : box.right) + by.x, y: (y < 0 ? box.top : box.bottom) + by.y };
  if (rules.shape !== null && x !== 0 && y !== 0) {
    const width = box.right - box.left + (by.x === 0 ? y * by.y * rules.shape : x * by.x);
    to.x = x > 0 ? box.left + width : box.right - width;
    to.y = y > 0 ? box.top + width / rules.shape : box.bottom - width / rules.shape;
  }
  return dragBox(box, { handle, to }, rules);
}

/** A new frame from one place towards another. */
export function drawBox(from: Point, to: Point, rules: CropRules): CropBox {
  const { bounds, least, shape } = rules;
  const [wide, high] =
    shape === null ? [least, least] : [least * Math.max(1, shape), least / Math.min(1, shape)];
  const x = within(from.x, 0, bounds.width);
  const y = within(from.y, 0, bounds.height);
  // Where it begins at the very edge there is no space on that side.
  const isRight = to.x >= x ? bounds.width - x >= wide : x < wide;
  const isBelow = to.y >= y ? bounds.height - y >= high : y < high;
  const handle = `${isBelow ? 's' : 'n'}${isRight ? 'e' : 'w'}` as CropHandle;
  return dragBox({ left: x, top: y, right: x, bottom: y }, { handle, to }, rules);
}

type Pull = -1 | 0 | 1;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

function axisOf(handle: CropHandle, back: string, forth: string): Pull {
  if (handle.includes(back)) return -1;
  return handle.includes(forth) ? 1 : 0;
}

function lengthOf({ from, to }: Span, { pull, at }: { pull: Pull; at: number }): number {
  if (pull === 0) return to - from;
  return pull > 0 ? at - from : to - at;
}

/** How long it can grow. */
function roomOf({ from, to, limit }: Span, pull: Pull): number {
  if (pull === 0) return 2 * Math.min((from + to) / 2, limit - (from + to) / 2);
  return pull > 0 ? limit - from : to;
}

function spanOf({ from, to }: Span, { pull, length }: { pull: Pull; length: number }): [number, number] {
  if (pull > 0) return [from, from + length];
  if (pull < 0) return [to - length, to];
  const middle = (from + to) / 2;
  return [middle - length / 2, middle + length / 2];
}

/** The size nearest to what is wanted that has the shape and the space. */
function shaped(wanted: Size, most: Size, { shape, least }: CropRules & { shape: number }): Size {
  const largest = Math.min(most.width, most.height * shape);
  const smallest = Math.min(largest, Math.max(least, least * shape));
  const width = within(Math.max(wanted.width, wanted.height * shape), smallest, largest);
  return { width, height: width / shape };
}

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
