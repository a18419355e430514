import type { KeptLook } from '../../../platform/viewport/kept-look.ts';
import type { Intent, PressMode } from '../../../platform/viewport/gestures.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import { Growth } from '../raster/grow-mask.ts';
import type { MaskBuffer, Size } from '../raster/mask-buffer.ts';
import { packMask } from '../raster/packed-mask.ts';
import { changesMask, type EditorAction } from './keys.ts';
import { type AppliedCommand, MaskDocument } from './mask-document.ts';
import { FEWEST_CORNERS } from './polygon.ts';
import type { Announcement } from './session-snapshot.ts';
import { type MaskFacts, SessionView } from './session-view.ts';
import type { ToolEffect } from './tool.ts';
import { ToolAtWork } from './tool-at-work.ts';
import type { ToolInUse } from './toolbox.ts';

/** What a pen without a sensor says wherever it presses (W3C Pointer Events). */
const NO_SENSOR = 0.5;

interface Growing {
  readonly growth: Growth;
  readonly by: number;
  /** The mask as it would be then; null where it would stay as it is. */
  readonly preview: MaskBuffer | null;
}

/**
 * One sitting with a mask: the document, the view, the settings and the tool in use, told what the user means by
 * `meet` (pointers) and `run` (keys and buttons). Knows no DOM: who draws asks it, after `watch` has called.
 */
export class MaskSession extends SessionView {
  readonly document: MaskDocument;
  outline: readonly Point[] = [];
  /** Those that have been set of a shape that is drawn corner by corner. */
  corners: readonly Point[] = [];
  /** What is offered to be added to the mask, while somebody looks at it. */
  offered: MaskBuffer | null = null;
  readonly #work = new ToolAtWork((effect) => this.#perform(effect));
  #growing: Growing | null = null;
  #isFrozen = false;
  #lastEnd: Point | null = null;
  #usesKeyboard = false;
  #revision = 0;

  /** @param photo the upright photo's size in pixels. */
  constructor(photo: Size, kept: KeptLook | null = null) {
    super(photo, kept);
    this.document = new MaskDocument(photo);
  }

  /** The tool at work between press and release. */
  get inUse(): ToolInUse | null {
    return this.#work.pressed;
  }

  /** The mask as it would be grown or shrunk, while that is being chosen. */
  get preview(): MaskBuffer | null {
    return this.#growing?.preview ?? null;
  }

  /** Nothing changes the mask any more but `mend`, or everything does again: it is being saved. */
  freeze(isFrozen: boolean): void {
    if (isFrozen) this.#drop();
    this.#isFrozen = isFrozen;
  }

  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  /** Starts over from a mask of working size. */
  loadBase(pixels: Uint8Array): void {
    this.document.loadBase(pixels);
    this.publish();
  }

  /** Starts over from a mask of working size and what was done to it in an earlier sitting. */
  restore(pixels: Uint8Array, history: MaskDocument['history']): void {
    this.document.restore(pixels, history);
    this.publish();
  }

  /** Paints what was found, or takes it away, as one step. */
  addRegion(region: MaskBuffer, erases: boolean): void {
    if (this.#isFrozen) return;
    this.#drop();
    this.mend(region, erases);
  }

  /** The same to a mask that is being saved. */
  mend(region: MaskBuffer, erases: boolean): void {
    this.#apply({ kind: 'region', region: packMask(region), erases });
  }

  /** Lines keep to steps of 45° and boxes are square while that is on. */
  straighten(isOn: boolean): void {
    this.#work.straighten(isOn);
    this.touch();
  }

  /** Shows beside the mask what would be added to it, or no longer. */
  offer(region: MaskBuffer | null): void {
    if (this.offered === region) return;
    this.offered = region;
    this.touch();
  }

  /** A pointer rests at a place of the work area (CSS pixels), or has left it. */
  hover(at: Point | null): void {
    if (!at && this.cursor?.by === 'keyboard') return;
    this.cursor = at && { at: this.viewport.toPhoto(at), by: 'pointer' };
    this.#work.hover(at && this.placeAt(at));
    this.touch();
  }

  /** Does what the pointers mean. */
  meet(intent: Intent): void {
    if (this.#isFrozen && intent.type !== 'pinch') return;
    switch (intent.type) {
      case 'press':
        this.#usesKeyboard = false;
        return this.#press(intent.mode, intent.at, intent.isStraight ? this.#lastEnd : null);
      case 'drag':
        this.#work.move(intent.way.map((at) => this.placeAt(at)));
        return this.touch();
      case 'release':
        return this.#finish('up');
      case 'abort':
        return this.#finish('cancel');
      case 'pinch':
        return this.viewport.pinch(intent);
      case 'pen-seen':
        return this.set({ type: 'pen-seen' });
      default:
        return this.run({ type: intent.type });
    }
  }

  /** Does what a key or button says. */
  run(action: EditorAction): void {
    if (this.#isFrozen && changesMask(action)) return;
    if (this.looks(action)) return;
    switch (action.type) {
      case 'undo':
      case 'redo':
        return this.#travel(action.type);
      case 'fill':
      case 'clear':
      case 'invert':
        this.#drop();
        return this.#apply({ kind: action.type });
      case 'grow':
        return this.#grow(action.by);
      case 'settle':
        return this.#settle();
      case 'shape':
        return this.#shape(action.does);
      case 'tool':
      case 'swap':
        this.#drop();
        this.set(action);
        return this.say([{ said: 'tool', tool: this.settings.tool }]);
      case 'escape':
        return this.#escape();
      case 'nudge':
        return this.#nudge(action);
      case 'pen':
      case 'stamp':
      case 'take-away':
        return this.#keyboardPress(action.type);
      default:
        return this.set(action);
    }
  }

  #press(mode: PressMode, at: Point, straightFrom: Point | null): void {
    if (mode === 'tool' || mode === 'erase') this.#settle();
    const { tool, size, hardness, penPressure } = this.settings;
    const hasPressure = penPressure && at.pressure !== undefined && at.pressure !== NO_SENSOR;
    const setup = { radius: this.radius, erases: false, size, hardness, hasPressure };
    this.#work.press({ mode, tool, setup, at: this.placeAt(at), straightFrom });
    this.touch();
  }

  #finish(how: 'up' | 'cancel'): void {
    this.#work.release(how);
    this.touch();
  }

  /** Gives up what has begun and keeps what was chosen, before something else happens to the mask. */
  #drop(): boolean {
    const hadAny = this.#work.drop();
    this.#settle();
    return hadAny;
  }

  #perform(effect: ToolEffect): void {
    switch (effect.type) {
      case 'open-stroke':
        return this.#openStroke();
      case 'extend-stroke':
        return this.document.extendStroke(
          effect.points,
          this.inUse?.setup.hasPressure ? effect.widths : undefined,
        );
      case 'close-stroke':
        this.document.closeStroke();
        this.#lastEnd = effect.end;
        return this.#changed([]);
      case 'drop-stroke':
        return this.document.dropStroke();
      case 'outline':
        return this.#outlined(effect.points, effect.corners ?? []);
      case 'apply':
        return this.#apply(effect.command);
      case 'pick':
        return this.pick(effect);
      case 'pan':
        return this.viewport.pan(effect.by);
      case 'resize':
        this.set({ type: 'size', size: effect.size });
        return this.set({ type: 'hardness', hardness: effect.hardness });
    }
  }

  #openStroke(): void {
    const { radius, erases, hardness } = this.inUse?.setup ?? { radius: 1, erases: false, hardness: 100 };
    this.document.openStroke({ radius, erases, hardness: hardness / 100 });
  }

  #outlined(points: readonly Point[], corners: readonly Point[]): void {
    const former = this.corners.length;
    this.outline = points;
    this.corners = corners;
    if (corners.length === former) return;
    if (corners.length > 0) this.say([{ said: 'corners', count: corners.length }]);
    else this.publish();
  }

  #apply(command: AppliedCommand): void {
    this.document.apply(command);
    this.#changed([{ said: 'done', kind: command.kind }]);
  }

  #travel(way: 'undo' | 'redo'): void {
    if (this.#ungrow()) return;
    if (way === 'undo' && this.#work.hasShape) return this.#shape('back');
    this.#drop();
    const step = way === 'undo' ? this.document.undo() : this.document.redo();
    if (step) this.#changed([{ said: way, step }]);
    else this.say([{ said: way === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo' }]);
  }

  #escape(): void {
    if (this.#ungrow()) return;
    if (!this.#work.drop()) return this.run({ type: 'fit' });
    this.say([{ said: 'cancelled' }]);
  }

  #shape(what: 'back' | 'close' | 'give-up'): void {
    if (!this.#work.hasShape) return;
    if (what === 'give-up') return this.#escape();
    if (what === 'close' && this.corners.length < FEWEST_CORNERS)
      return this.say([{ said: 'needs-corners' }]);
    this.#work.shape(what);
    this.touch();
  }

  #grow(by: number): void {
    this.#work.drop();
    const { mask, scale } = this.document;
    const growth = this.#growing?.growth ?? new Growth(mask, scale);
    this.#growing = { growth, by, preview: by === 0 ? null : { ...mask, pixels: growth.pixelsAt(by) } };
    this.publish();
  }

  /** What was chosen becomes a step. */
  #settle(): void {
    const by = this.#growing?.by ?? 0;
    this.#ungrow();
    if (by !== 0) this.#apply({ kind: 'grow', by });
  }

  #ungrow(): boolean {
    if (!this.#growing) return false;
    const wasShown = this.preview !== null;
    this.#growing = null;
    this.publish();
    return wasShown;
  }

  #nudge(by: Point): void {
    if (this.settings.tool === 'hand') return this.viewport.pan({ x: -by.x, y: -by.y });
    // With Shift arrows go further, not straighter.
    this.#work.straighten(false);
    const from = this.viewport.toScreen(this.keyboardPlace);
    const at = this.viewport.within(this.viewport.toPhoto({ x: from.x + by.x, y: from.y + by.y }));
    this.cursor = { at, by: 'keyboard' };
    const place = this.placeAt(this.viewport.toScreen(at));
    if (this.inUse && this.#usesKeyboard) this.#work.move([place]);
    else this.#work.hover(place);
    this.viewport.follow(at);
    this.touch();
  }

  #keyboardPress(how: 'pen' | 'stamp' | 'take-away'): void {
    const at = this.keyboardPlace;
    this.cursor = { at, by: 'keyboard' };
    if (this.inUse) return this.#finish('up');
    const { tool } = this.settings;
    if (tool === 'hand') return;
    if (how === 'pen' && this.#work.hasShape) return this.#shape('close');
    this.#usesKeyboard = true;
    this.#press(how === 'take-away' ? 'erase' : 'tool', this.viewport.toScreen(at), null);
    // A brush makes a dot by Space and a stroke by Enter; picking takes a thing by Enter and a box by Space. A corner is a
    // corner by either.
    const isDot = how === 'stamp' ? tool === 'brush' || tool === 'eraser' : tool === 'pick';
    if (isDot || tool === 'polygon') this.#finish('up');
    else this.say([{ said: 'pen-down' }]);
  }

  #changed(news: readonly Announcement[]): void {
    this.#revision += 1;
    this.say([...news, { said: 'coverage', coverage: this.document.coverage }]);
  }

  protected facts(): MaskFacts {
    const { canUndo, canRedo, coverage } = this.document;
    return {
      ...{ canRedo, coverage, revision: this.#revision },
      canUndo: canUndo || this.corners.length > 0 || this.preview !== null,
      corners: this.corners.length,
      grownBy: this.#growing?.by ?? 0,
    };
  }
}
