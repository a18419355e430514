import type { PressMode } from '../../../platform/viewport/gestures.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import type { ToolName } from './settings.ts';
import type { ShapeEvent, ToolEffect, ToolEvent, ToolPoint, ToolSetup } from './tool.ts';
import { takeUp, type ToolInUse } from './toolbox.ts';

interface Press {
  readonly mode: PressMode;
  readonly tool: ToolName;
  readonly setup: ToolSetup;
  readonly at: ToolPoint;
  /** Where the stroke before ended, when a straight line from there is wished for. */
  readonly straightFrom: Point | null;
}

/** The tool in hand: from press to release, or, where a shape is set corner by corner, until it is closed. */
export class ToolAtWork {
  readonly #perform: (effect: ToolEffect) => void;
  #pressed: ToolInUse | null = null;
  #shape: ToolInUse | null = null;
  #last: ToolPoint | null = null;
  #isStraight = false;

  /** @param perform does what the tools say. */
  constructor(perform: (effect: ToolEffect) => void) {
    this.#perform = perform;
  }

  /** The tool between press and release. */
  get pressed(): ToolInUse | null {
    return this.#pressed;
  }

  /** A shape is open, between presses too. */
  get hasShape(): boolean {
    return this.#shape !== null;
  }

  press({ mode, tool, setup, at, straightFrom }: Press): void {
    this.release('cancel');
    const isCorner = tool === 'polygon' && (mode === 'tool' || mode === 'erase');
    const taken = (isCorner && this.#shape) || takeUp(mode, tool, setup);
    if (isCorner) this.#shape = taken;
    this.#pressed = taken;
    this.#last = at;
    this.#tell(taken, { type: 'down', at, straightFrom });
  }

  /** The pointer went along there. */
  move(way: readonly ToolPoint[]): void {
    this.#last = way.at(-1) ?? this.#last;
    if (this.#pressed) this.#tell(this.#pressed, { type: 'move', at: way, isStraight: this.#isStraight });
  }

  /** Nothing is pressed: an open shape follows the pointer all the same, until that has left. */
  hover(at: ToolPoint | null): void {
    if (!this.#shape || this.#pressed) return;
    this.#last = at;
    const event: ToolEvent = at ? { type: 'move', at: [at], isStraight: this.#isStraight } : { type: 'lift' };
    this.#tell(this.#shape, event);
  }

  /** From now on lines keep to steps of 45° and boxes are square, or no longer. */
  straighten(isStraight: boolean): void {
    if (this.#isStraight === isStraight) return;
    this.#isStraight = isStraight;
    const tool = this.#pressed ?? this.#shape;
    if (tool && this.#last) this.#tell(tool, { type: 'move', at: [this.#last], isStraight });
  }

  release(how: 'up' | 'cancel'): void {
    const pressed = this.#pressed;
    if (!pressed) return;
    const isShape = pressed === this.#shape;
    this.#tell(pressed, { type: isShape && how === 'cancel' ? 'lift' : how });
    this.#pressed = null;
    if (isShape && !pressed.isOpen) this.#shape = null;
  }

  /** Says something to the open shape. */
  shape(type: ShapeEvent['type']): void {
    if (!this.#shape) return;
    this.#tell(this.#shape, { type });
    if (!this.#shape.isOpen) this.#shape = this.#pressed = null;
  }

  /** Takes back whatever has begun and not ended. Says whether anything had. */
  drop(): boolean {
    const hadAny = this.#pressed !== null || this.#shape !== null;
    this.release('cancel');
    if (this.#shape) this.#tell(this.#shape, { type: 'cancel' });
    this.#shape = null;
    return hadAny;
  }

  #tell(tool: ToolInUse, event: ToolEvent): void {
    for (const effect of tool.send(event)) this.#perform(effect);
  }
}
