import { mapPlace } from '@maquette/engine';
import { ARROWS } from '../../../platform/keyboard/key-press.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import { openPointerStage } from '../../../platform/viewport/pointer-stage.ts';
import type { CropHandle } from './crop-box.ts';
import { CropTool } from './crop-tool.ts';
import { StageDrawing } from './draw-stage.ts';
import { pickColour } from './pick-colour.ts';
import { Press } from './press.ts';
import type { Showing, StageParts, StageSetup } from './stage-setup.ts';

/** The buttons for zoom lie over the lower edge. */
const CONTROLS_CSS_PX = 56;
const PAN_CSS_PX = 40;
const STEP_CSS_PX = 4;
const BIG_STEPS = 5;
const BIG_NUDGE_PX = 10;

export interface MountedStage {
  show(showing: Showing): void;
  stop(): void;
}

/** Shows the picture of the store on the stage, and ties pointers and keys to both. */
export function mountStage(parts: StageParts, setup: StageSetup): MountedStage {
  const stage = new Stage(parts, setup);
  return { show: (showing) => stage.show(showing), stop: () => stage.stop() };
}

class Stage {
  readonly #parts: StageParts;
  readonly #setup: StageSetup;
  readonly #crop: CropTool;
  readonly #drawing: StageDrawing;
  readonly #stops: (() => void)[];
  #showing: Showing = { mode: 'look', isComparing: false };
  #frame = 0;
  /** Where the keyboard would pick: CSS pixels of the stage. */
  #aim: Point | null = null;

  constructor(parts: StageParts, setup: StageSetup) {
    const { store, picture, view } = setup;
    const { surface } = parts;
    this.#parts = parts;
    this.#setup = setup;
    this.#crop = new CropTool(store, picture, setup.onCropped);
    this.#drawing = new StageDrawing(parts, setup, () => this.#schedule());
    const press = new Press({
      ...{ viewport: view.viewport, crop: this.#crop, mode: () => this.#showing.mode },
      pick: (at) => this.#pick(at),
      ...{ undo: store.undo, redo: store.redo },
    });
    const space = { isDown: false, wasUsed: false };
    const endNudge = () => this.#crop.end('key');
    this.#stops = [
      store.subscribe(() => this.#schedule()),
      view.subscribe(() => this.#schedule()),
      listenToKeys({
        ...{ surface, endNudge },
        nudgeCrop: (zone, by) => this.#crop.nudge(zone, by),
        go: (by, isBig) => this.#go(by, isBig),
        enter: () => this.#aim && this.#pick(this.#aim),
        escape: () => press.giveUp(),
      }),
      openPointerStage({
        ...{ surface, space, viewport: view.viewport, below: CONTROLS_CSS_PX },
        touchPans: () => this.#showing.mode === 'look',
        resized: () => this.#schedule(),
        spaceChanged: () => space.isDown || endNudge(),
        sense: ({ pointerType }) => {
          press.isTouch = pointerType === 'touch';
        },
        meet: (intent) => press.meet(intent),
        pinched: () => press.meet({ type: 'release' }),
        moved: ({ way }) => {
          const at = way.at(-1);
          if (at) surface.dataset['cursor'] = space.isDown ? 'grab' : press.cursorAt(at);
        },
      }),
    ];
  }

  show(showing: Showing): void {
    this.#showing = showing;
    if (showing.mode !== 'pick') this.#aimAt(null);
    this.#draw();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#crop.giveUp();
    this.#drawing.stop();
    for (const stop of this.#stops) stop();
  }

  #schedule(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#drawing.draw(this.#showing, this.#crop.box);
    // Drawing fits the view to the picture's shape, which asks to be drawn again: that has just been done.
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #pick(at: Point): void {
    const { picture, view, onPicked } = this.#setup;
    const { place } = this.#drawing;
    if (!place) return;
    const spot = view.viewport.toPhoto(at);
    const isOnIt =
      spot.x >= 0 && spot.y >= 0 && spot.x < place.content.width && spot.y < place.content.height;
    const colour = isOnIt ? pickColour(picture, mapPlace(place.toSource, spot)) : null;
    if (colour) onPicked(colour);
  }

  #go(by: Point, isBig: boolean): void {
    const { viewport } = this.#setup.view;
    if (this.#showing.mode === 'pick') {
      const step = isBig ? STEP_CSS_PX * BIG_STEPS : STEP_CSS_PX;
      const from = this.#aim ?? viewport.middle;
      this.#aimAt({
        x: Math.min(viewport.area.width, Math.max(0, from.x + by.x * step)),
        y: Math.min(viewport.area.height, Math.max(0, from.y + by.y * step)),
      });
    } else if (this.#showing.mode === 'crop') {
      this.#crop.nudge('move', isBig ? { x: by.x * BIG_NUDGE_PX, y: by.y * BIG_NUDGE_PX } : by);
    } else if (!viewport.isFitted) viewport.pan({ x: -by.x * PAN_CSS_PX, y: -by.y * PAN_CSS_PX });
  }

  #aimAt(place: Point | null): void {
    const { crosshair } = this.#parts;
    this.#aim = place;
    crosshair.hidden = !place;
    if (place) crosshair.style.transform = `translate(${place.x}px, ${place.y}px)`;
  }
}

interface KeyListening {
  readonly surface: HTMLElement;
  readonly nudgeCrop: (zone: CropHandle | 'move', by: Point) => void;
  readonly endNudge: () => void;
  /** Arrows while the surface itself has the focus. */
  readonly go: (by: Point, isBig: boolean) => void;
  readonly enter: () => void;
  /** Whether there was something to give up. */
  readonly escape: () => void;
}

const BIG_STEP = 10;

/** Ties the keyboard to the stage. Gives back how to stop. */
function listenToKeys(listening: KeyListening): () => void {
  const { surface, endNudge } = listening;
  const stop = new AbortController();
  const { signal } = stop;
  surface.addEventListener('keydown', (event) => keyDown(event, listening), { signal });
  surface.addEventListener('keyup', ({ key }) => key in ARROWS && endNudge(), { signal });
  surface.addEventListener('focusout', endNudge, { signal });
  return () => stop.abort();
}

function keyDown(event: KeyboardEvent, { surface, ...meant }: KeyListening): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const zone = event.target instanceof HTMLElement ? event.target.dataset['handle'] : undefined;
  const arrow = ARROWS[event.key];
  if (arrow) {
    event.preventDefault();
    const length = event.shiftKey ? BIG_STEP : 1;
    if (zone) meant.nudgeCrop(zone as CropHandle | 'move', { x: arrow.x * length, y: arrow.y * length });
    else meant.go(arrow, event.shiftKey);
  }
  if (event.key === 'Enter' && event.target === surface) meant.enter();
  if (event.key === 'Escape') meant.escape();
}
