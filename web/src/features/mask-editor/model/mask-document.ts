import { applyCommand, sweepsOf } from '../raster/apply-command.ts';
import type {
  AreaCommand,
  CommandKind,
  GrowCommand,
  MaskCommand,
  RegionCommand,
  StrokeCommand,
  WholeCommand,
} from '../raster/command.ts';
import {
  coverRect,
  createMask,
  joinRects,
  type MaskBuffer,
  type MaskScale,
  type Rect,
  scaleBetween,
  type Size,
  workingSize,
} from '../raster/mask-buffer.ts';
import { boxOfPoints } from '../raster/paint-area.ts';
import { paintSegment, type Segment } from '../raster/paint-segment.ts';
import {
  copyTile,
  deltaSince,
  restoreTile,
  type TileDelta,
  tileRect,
  tilesUnder,
  toggleDelta,
} from '../raster/tile-delta.ts';

/** What undo or redo did: which step (counted from 1), of what kind. */
export interface HistoryStep {
  readonly kind: CommandKind;
  readonly number: number;
}

interface Entry {
  readonly command: MaskCommand;
  deltas: readonly TileDelta[];
}

interface OpenStroke {
  readonly command: StrokeCommand & { readonly points: number[]; widths?: number[] };
  readonly before: TilesBefore;
}

/** The tiles a command has touched so far, as they were. */
type TilesBefore = Map<number, Uint8Array<ArrayBuffer>>;

export type StrokeTip = Omit<StrokeCommand, 'kind' | 'points' | 'widths'>;

/** A command that is done at once. */
export type AppliedCommand = AreaCommand | RegionCommand | GrowCommand | WholeCommand;

/**
 * The mask being painted: a single-channel buffer at working size, and the commands that made it.
 * Undo and redo toggle what a command had changed; drawing it again at another size needs only the command.
 */
export class MaskDocument {
  readonly mask: MaskBuffer;
  readonly scale: MaskScale;
  #entries: Entry[] = [];
  #position = 0;
  #oldest = 0;
  #keptBytes = 0;
  #open: OpenStroke | null = null;
  #dirty: Rect | null = null;
  #painted = 0;
  readonly #budgetBytes: number;

  /** @param budgetBytes space for undo; beyond it the oldest steps can no longer be taken back. */
  constructor(photo: Size, budgetBytes = 64 * 1024 * 1024) {
    this.mask = createMask(workingSize(photo));
    this.scale = scaleBetween(photo, this.mask);
    this.#budgetBytes = budgetBytes;
  }

  get canUndo(): boolean {
    return this.#position > this.#oldest;
  }

  get canRedo(): boolean {
    return this.#position < this.#entries.length;
  }

  /** Share of the photo that is marked, 0 to 1. */
  get coverage(): number {
    return this.#painted / this.mask.pixels.length;
  }

  /** Bytes kept for undo and the vectors of the commands (8 a number). */
  get historyBytes(): number {
    const vectors = this.#entries.reduce((sum, { command }) => sum + vectorBytes(command), 0);
    return this.#keptBytes + vectors;
  }

  /** The commands in force, oldest first, in photo coordinates. */
  get commands(): readonly MaskCommand[] {
    return this.#entries.slice(0, this.#position).map((entry) => entry.command);
  }

  /** Starts over from a mask of working size; there is nothing to undo then. */
  loadBase(pixels: Uint8Array): void {
    this.mask.pixels.set(pixels);
    this.#entries = [];
    this.#position = 0;
    this.#oldest = 0;
    this.#keptBytes = 0;
    this.#open = null;
    this.#dirty = everything(this.mask);
    this.#painted = this.mask.pixels.reduce((sum, level) => sum + (level >> 7), 0);
  }

  /** Everything done since the base, what was taken back included, and how much of it is in force. */
  get history(): { readonly commands: readonly MaskCommand[]; readonly position: number } {
    return { commands: this.#entries.map(({ command }) => command), position: this.#position };
  }

  /** Starts over from a mask of working size and does all of that again: it can be taken back as before. */
  restore(pixels: Uint8Array, { commands, position }: MaskDocument['history']): void {
    this.loadBase(pixels);
    for (const command of commands) this.#again(command);
    while (this.#position > position && this.undo());
    this.#dirty = everything(this.mask);
  }

  #again(command: MaskCommand): void {
    if (command.kind !== 'stroke') return this.apply(command);
    this.openStroke(command);
    this.extendStroke(command.points, command.widths);
    this.closeStroke();
  }

  openStroke(tip: StrokeTip): void {
    this.dropStroke();
    const { radius, hardness, erases } = tip;
    const command = { kind: 'stroke' as const, points: [] as number[], radius, hardness, erases };
    this.#open = { command, before: new Map() };
  }

  /** Adds points (x, y, x, y... in photo pixels) to the open stroke, of these widths where it has any, and paints them. */
  extendStroke(points: readonly number[], widths?: readonly number[]): void {
    if (!this.#open) return;
    const { command } = this.#open;
    const first = command.points.length / 2;
    command.points.push(...points);
    if (widths) (command.widths ??= []).push(...widths);
    this.#paintStroke(this.#open, first);
  }

  closeStroke(): void {
    const open = this.#open;
    this.#open = null;
    if (open && open.command.points.length > 0) this.#push(open.command, this.#compare(open.before));
  }

  /** Takes the open stroke back as if it had not begun. */
  dropStroke(): void {
    const open = this.#open;
    this.#open = null;
    for (const [tile, pixels] of open?.before ?? []) {
      const rect = tileRect(this.mask, tile);
      restoreTile(this.mask, rect, pixels);
      this.#dirty = joinRects(this.#dirty, rect);
    }
  }

  apply(command: AppliedCommand): void {
    this.dropStroke();
    if (command.kind === 'invert') {
      this.#invert();
      return this.#push(command, []);
    }
    const before: TilesBefore = new Map();
    const rect = command.kind === 'area' ? boundsOf(command, this.scale, this.mask) : everything(this.mask);
    this.#keep(before, rect);
    applyCommand(this.mask, command, this.scale);
    this.#dirty = joinRects(this.#dirty, rect);
    this.#push(command, this.#compare(before));
  }

  undo(): HistoryStep | null {
    this.dropStroke();
    const entry = this.canUndo ? this.#entries[this.#position - 1] : undefined;
    if (!entry) return null;
    const step = { kind: entry.command.kind, number: this.#position };
    this.#position -= 1;
    this.#toggle(entry, -1);
    return step;
  }

  redo(): HistoryStep | null {
    this.dropStroke();
    const entry = this.#entries[this.#position];
    if (!entry) return null;
    this.#position += 1;
    this.#toggle(entry, 1);
    return { kind: entry.command.kind, number: this.#position };
  }

  /** The pixels that changed since the last call. */
  takeDirty(): Rect | null {
    const dirty = this.#dirty;
    this.#dirty = null;
    return dirty;
  }

  #push(command: MaskCommand, deltas: readonly TileDelta[]): void {
    const undone = this.#entries.splice(this.#position);
    for (const entry of undone) this.#keptBytes -= bytesOf(entry);
    const entry = { command, deltas };
    this.#entries.push(entry);
    this.#position += 1;
    this.#keptBytes += bytesOf(entry);
    while (this.#keptBytes > this.#budgetBytes && this.#oldest < this.#position - 1) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const entry = this.#entries[this.#oldest];
    this.#oldest += 1;
    if (!entry) return;
    this.#keptBytes -= bytesOf(entry);
    entry.deltas = [];
  }

  #toggle({ command, deltas }: Entry, sign: 1 | -1): void {
    // An inversion is its own undo and keeps nothing.
    if (command.kind === 'invert') this.#invert();
    for (const delta of deltas) {
      toggleDelta(this.mask, delta);
      this.#painted += sign * delta.gained;
      this.#dirty = joinRects(this.#dirty, delta.rect);
    }
  }

  #invert(): void {
    applyCommand(this.mask, { kind: 'invert' }, this.scale);
    this.#painted = this.mask.pixels.length - this.#painted;
    this.#dirty = everything(this.mask);
  }

  #paintStroke(open: OpenStroke, first: number): void {
    for (const { segment, nib } of sweepsOf(open.command, this.scale, first)) {
      const rect = coverRect(boxOf(segment), nib.radius + 1.5, this.mask);
      this.#keep(open.before, rect);
      paintSegment(this.mask, segment, nib);
      this.#dirty = joinRects(this.#dirty, rect);
    }
  }

  #keep(before: TilesBefore, rect: Rect): void {
    for (const tile of tilesUnder(this.mask, rect)) {
      if (!before.has(tile)) before.set(tile, copyTile(this.mask, tileRect(this.mask, tile)));
    }
  }

  /** What became of the tiles since they were kept. */
  #compare(before: TilesBefore): TileDelta[] {
    const deltas: TileDelta[] = [];
    for (const [tile, pixels] of before) {
      const delta = deltaSince(this.mask, tileRect(this.mask, tile), pixels);
      if (!delta) continue;
      deltas.push(delta);
      this.#painted += delta.gained;
    }
    return deltas;
  }
}

function everything(size: Size): Rect {
  return { x0: 0, y0: 0, x1: size.width, y1: size.height };
}

function boundsOf(area: AreaCommand, scale: MaskScale, size: Size): Rect {
  return coverRect(boxOfPoints(area.points, scale), 1, size);
}

function bytesOf({ deltas }: { readonly deltas: readonly TileDelta[] }): number {
  return deltas.reduce((sum, delta) => sum + delta.packed.length, 0);
}

function vectorBytes(command: MaskCommand): number {
  if (command.kind === 'region') return command.region.packed.length;
  if (command.kind === 'stroke') return (command.points.length + (command.widths?.length ?? 0)) * 8;
  return command.kind === 'area' ? command.points.length * 8 : 0;
}

function boxOf({ ax, ay, bx, by }: Segment): Rect {
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
}
