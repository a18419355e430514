export { applyCommand, nibOf, segmentsOf } from './apply-command.ts';
export type {
  AreaCommand,
  CommandKind,
  MaskCommand,
  RegionCommand,
  StrokeCommand,
  WholeCommand,
} from './command.ts';
export {
  createMask,
  type MaskBuffer,
  type MaskScale,
  scaleBetween,
  type Size,
  workingSize,
} from './mask-buffer.ts';
export { boxOfPoints } from './paint-area.ts';
export { packMask } from './packed-mask.ts';
export { type Nib, paintSegment, type Segment } from './paint-segment.ts';
export { coverRect, joinRects, type Rect } from './rect.ts';
export { copyTile, deltaSince, restoreTile, type TileDelta, toggleDelta } from './tile-delta.ts';
export { tileRect, tilesUnder } from './tiles.ts';
