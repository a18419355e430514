import type { Intent, PressMode } from '../../../platform/viewport/gestures.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import { Viewport } from '../../../platform/viewport/viewport.ts';
import type { AreaCommand, RegionCommand, WholeCommand } from '../raster/command.ts';
import type { MaskBuffer, Size } from '../raster/mask-buffer.ts';
import { packMask } from '../raster/packed-mask.ts';
import type { EditorAction } from './keys.ts';
import { MaskDocument } from './mask-document.ts';
import type { Announcement, Cursor, Pick, SessionSnapshot } from './session-snapshot.ts';
import {
  MASK_COLOURS,
  reduceSettings,
  type Settings,
  type SettingsAction,
  USUAL_SETTINGS,
} from './settings.ts';
import type { ToolEffect, ToolEvent, ToolPoint } from './tool.ts';
import { takeUp, type ToolInUse } from './toolbox.ts';

/**
 * One sitting with a mask: the document, the view, the settings and the tool in use, told what the user means by
 * `meet` (pointers) and `run` (keys and buttons). Knows no DOM: who draws asks it, after `watch` has called.
 */
export class MaskSession {
  readonly document: MaskDocument;
  readonly viewport: Viewport;
  outline: readonly Point[] = [];
  /** What is offered to be added to the mask, while somebody looks at it. */
  offered: MaskBuffer | null = null;
  cursor: Cursor | null = null;
  #settings: Settings = USUAL_SETTINGS;
  #inUse: ToolInUse | null = null;
  #lastEnd: Point | null = null;
  #usesKeyboard = false;
  #revision = 0;
  #news: readonly Announcement[] = [];
  #snapshot: SessionSnapshot;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<() => void>();
  readonly #finders = new Set<(pick: Pick) => void>();

  /** @param photo the upright photo's size in pixels. */
  constructor(photo: Size) {
    this.document = new MaskDocument(photo);
    this.viewport = new Viewport(photo, () => this.#looked());
    this.#snapshot = this.#describe();
  }

  /** For the controls: called after a change of the snapshot. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;

  /** For who draws: called after anything visible changed, many times a frame perhaps. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** For who finds what is pointed at: what is found comes back by `addRegion`. */
  readonly findFor = (finder: (pick: Pick) => void): (() => void) => {
    this.#finders.add(finder);
    return () => this.#finders.delete(finder);
  };

  get settings(): Settings {
    return this.#settings;
  }

  /** The tool at work between press and release. */
  get inUse(): ToolInUse | null {
    return this.#inUse;
  }

  /** The brush's radius in photo pixels: its size is meant at the fitted zoom, whatever the zoom is now. */
  get radius(): number {
    return this.#settings.size / 2 / this.viewport.fittedScale;
  }

  /** Starts over from a mask of working size, shown in white until another colour is chosen. */
  loadBase(pixels: Uint8Array): void {
    this.document.loadBase(pixels);
    this.#set({ type: 'colour', colour: MASK_COLOURS[1] });
  }

  /** Paints what was found, or takes it away, as one step. */
  addRegion(region: MaskBuffer, erases: boolean): void {
    this.#finish('cancel');
    this.#apply({ kind: 'region', region: packMask(region), erases });
  }

  /** Shows beside the mask what would be added to it, or no longer. */
  offer(region: MaskBuffer | null): void {
    if (this.offered === region) return;
    this.offered = region;
    this.#touch();
  }

  /** A pointer rests at a place of the work area (CSS pixels), or has left it. */
  hover(at: Point | null): void {
    if (!at && this.cursor?.by === 'keyboard') return;
    this.cursor = at && { at: this.viewport.toPhoto(at), by: 'pointer' };
    this.#touch();
  }

  /** Does what the pointers mean. */
  meet(intent: Intent): void {
    switch (intent.type) {
      case 'press':
        this.#usesKeyboard = false;
        return this.#press(intent.mode, intent.at, intent.isStraight ? this.#lastEnd : null);
      case 'drag':
        return this.#send({ type: 'move', at: intent.way.map((at) => this.#place(at)) });
      case 'release':
        return this.#finish('up');
      case 'abort':
        return this.#finish('cancel');
      case 'pinch':
        return this.viewport.pinch(intent);
      case 'pen-seen':
        return this.#set({ type: 'pen-seen' });
      default:
        return this.run({ type: intent.type });
    }
  }

  /** Does what a key or button says. */
  run(action: EditorAction): void {
    switch (action.type) {
      case 'undo':
      case 'redo':
        return this.#travel(action.type);
      case 'fill':
      case 'clear':
      case 'invert':
        this.#finish('cancel');
        return this.#apply({ kind: action.type });
      case 'size-by':
        this.#set({ type: 'size', size: this.#settings.size + action.by });
        return this.#say([{ said: 'size', size: this.#settings.size }]);
      case 'tool':
      case 'swap':
        this.#finish('cancel');
        this.#set(action);
        return this.#say([{ said: 'tool', tool: this.#settings.tool }]);
      case 'escape':
        return this.#escape();
      case 'zoom':
        this.viewport.zoom(action.factor);
        return this.#sayZoom();
      case 'actual-size':
        this.viewport.zoom(1 / this.viewport.view.scale);
        return this.#sayZoom();
      case 'fit':
        this.viewport.fit();
        return this.#sayZoom();
      case 'nudge':
        return this.#nudge(action);
      case 'pen':
      case 'stamp':
      case 'take-away':
        return this.#keyboardPress(action.type);
      default:
        return this.#set(action);
    }
  }

  #press(mode: PressMode, at: Point, straightFrom: Point | null): void {
    this.#finish('cancel');
    const { tool, size, hardness } = this.#settings;
    this.#inUse = takeUp(mode, tool, { radius: this.radius, erases: false, size, hardness });
    this.#send({ type: 'down', at: this.#place(at), straightFrom });
  }

  #send(event: ToolEvent): void {
    for (const effect of this.#inUse?.send(event) ?? []) this.#perform(effect);
    this.#touch();
  }

  #finish(how: 'up' | 'cancel'): void {
    if (!this.#inUse) return;
    this.#send({ type: how });
    this.#inUse = null;
    this.#touch();
  }

  #perform(effect: ToolEffect): void {
    switch (effect.type) {
      case 'open-stroke':
        return this.#openStroke();
      case 'extend-stroke':
        return this.document.extendStroke(effect.points);
      case 'close-stroke':
        this.document.closeStroke();
        this.#lastEnd = effect.end;
        return this.#changed([]);
      case 'drop-stroke':
        return this.document.dropStroke();
      case 'outline':
        this.outline = effect.points;
        return;
      case 'apply':
        return this.#apply(effect.command);
      case 'pick':
        return this.#pick(effect);
      case 'pan':
        return this.viewport.pan(effect.by);
      case 'resize':
        this.#set({ type: 'size', size: effect.size });
        return this.#set({ type: 'hardness', hardness: effect.hardness });
    }
  }

  #openStroke(): void {
    const { radius, erases, hardness } = this.#inUse?.setup ?? { radius: 1, erases: false, hardness: 100 };
    this.document.openStroke({ radius, erases, hardness: hardness / 100 });
  }

  #pick({ places, erases }: Pick): void {
    const inside = places.map((place) => this.viewport.within(place));
    for (const find of this.#finders) find({ places: inside, erases });
  }

  #apply(command: AreaCommand | RegionCommand | WholeCommand): void {
    this.document.apply(command);
    this.#changed([{ said: 'done', kind: command.kind }]);
  }

  #travel(way: 'undo' | 'redo'): void {
    this.#finish('cancel');
    const step = way === 'undo' ? this.document.undo() : this.document.redo();
    if (step) this.#changed([{ said: way, step }]);
    else this.#say([{ said: way === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo' }]);
  }

  #escape(): void {
    if (!this.#inUse) return this.run({ type: 'fit' });
    this.#finish('cancel');
    this.#say([{ said: 'cancelled' }]);
  }

  #nudge(by: Point): void {
    if (this.#settings.tool === 'hand') return this.viewport.pan({ x: -by.x, y: -by.y });
    const from = this.viewport.toScreen(this.#keyboardPlace());
    const at = this.viewport.within(this.viewport.toPhoto({ x: from.x + by.x, y: from.y + by.y }));
    this.cursor = { at, by: 'keyboard' };
    if (this.#inUse && this.#usesKeyboard) {
      this.#send({ type: 'move', at: [{ photo: at, screen: this.viewport.toScreen(at) }] });
    }
    this.viewport.follow(at);
    this.#touch();
  }

  #keyboardPress(how: 'pen' | 'stamp' | 'take-away'): void {
    const at = this.#keyboardPlace();
    this.cursor = { at, by: 'keyboard' };
    if (this.#inUse) return this.#finish('up');
    const { tool } = this.#settings;
    if (tool === 'hand') return;
    this.#usesKeyboard = true;
    this.#press(how === 'take-away' ? 'erase' : 'tool', this.viewport.toScreen(at), null);
    // A brush makes a dot by Space and a stroke by Enter; picking takes a thing by Enter and a box by Space.
    const isDot = how === 'stamp' ? tool === 'brush' || tool === 'eraser' : tool === 'pick';
    if (isDot) this.#finish('up');
    else this.#say([{ said: 'pen-down' }]);
  }

  #keyboardPlace(): Point {
    return this.viewport.within(this.cursor?.at ?? this.viewport.toPhoto(this.viewport.middle));
  }

  #place(screen: Point): ToolPoint {
    return { screen, photo: this.viewport.toPhoto(screen) };
  }

  #looked(): void {
    const { zoomPercent, isFitted } = this.viewport;
    const isNew = zoomPercent !== this.#snapshot.zoomPercent || isFitted !== this.#snapshot.isFitted;
    if (isNew) this.#publish();
    else this.#touch();
  }

  #set(action: SettingsAction): void {
    this.#settings = reduceSettings(this.#settings, action);
    this.#publish();
  }

  #changed(news: readonly Announcement[]): void {
    this.#revision += 1;
    this.#say([...news, { said: 'coverage', coverage: this.document.coverage }]);
  }

  #sayZoom(): void {
    this.#say([{ said: 'zoom', percent: this.viewport.zoomPercent }]);
  }

  #say(news: readonly Announcement[]): void {
    this.#news = news;
    this.#publish();
  }

  #publish(): void {
    this.#snapshot = this.#describe();
    for (const listener of this.#listeners) listener();
    this.#touch();
  }

  #touch(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #describe(): SessionSnapshot {
    const { canUndo, canRedo, coverage } = this.document;
    const { zoomPercent, isFitted } = this.viewport;
    return {
      ...{ canUndo, canRedo, coverage, zoomPercent, isFitted },
      settings: this.#settings,
      news: this.#news,
      revision: this.#revision,
    };
  }
}
