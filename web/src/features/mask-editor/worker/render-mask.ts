import { applyCommand } from '../raster/apply-command.ts';
import type { MaskCommand } from '../raster/command.ts';
import { createMask, type MaskBuffer, scaleBetween, type Size } from '../raster/mask-buffer.ts';

export interface MaskRecipe {
  /** The photo's size in pixels, which the mask gets too. */
  readonly photo: Size;
  /** What the commands are drawn on; an empty mask when null. Of the photo's size. */
  readonly base: MaskBuffer | null;
  readonly commands: readonly MaskCommand[];
}

/** Draws a mask afresh at the photo's full size. */
export function renderMask({ photo, base, commands }: MaskRecipe): MaskBuffer {
  const mask = base ?? createMask(photo);
  const scale = scaleBetween(photo, mask);
  // What lies under the last fill or clear can no longer be seen.
  const start = commands.findLastIndex(({ kind }) => kind === 'fill' || kind === 'clear');
  for (const command of commands.slice(Math.max(0, start))) applyCommand(mask, command, scale);
  return mask;
}

/** Share of pixels that count as painted, 0 to 1. */
export function coverageOf({ pixels }: MaskBuffer): number {
  let painted = 0;
  for (let i = 0; i < pixels.length; i += 1) painted += (pixels[i] ?? 0) >> 7;
  return painted / pixels.length;
}
