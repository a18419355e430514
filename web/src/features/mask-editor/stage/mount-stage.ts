import type { Point } from '../../../platform/viewport/point.ts';
import { openPointerStage } from '../../../platform/viewport/pointer-stage.ts';
import type { MaskSession } from '../model/mask-session.ts';
import { MASK_COLOURS, type ToolName } from '../model/settings.ts';
import type { MaskBuffer } from '../raster/mask-buffer.ts';
import { drawLoupe, paintOverlay, placeRing, type RingPlace, type StageParts } from './layers.ts';
import { type HeldKeys, listenToKeys, markUse } from './listen-to-keys.ts';

const SIZE_SHOWN_MS = 900;
/** From here on a pixel of the mask counts as painted. */
const HALF = 128;
/** Tools without a size: a cross shows where they are. */
const CROSS_TOOLS: ReadonlySet<ToolName> = new Set(['lasso', 'polygon', 'rectangle', 'pick']);

/** Draws the session into the work area and ties pointers and keys to it. Gives back how to take it down. */
export function mountStage(parts: StageParts, session: MaskSession): () => void {
  const held: HeldKeys = { isAlt: false, isDown: false, wasUsed: false };
  const stage = new Stage(parts, session, held);
  const { surface } = parts;
  const redraw = () => stage.schedule();
  const stops = [
    session.watch(redraw),
    listenToKeys({ surface, session, held, heldChanged: redraw }),
    openPointerStage({
      ...{ surface, viewport: session.viewport, space: held, below: 0, isFilling: true },
      touchPans: () => session.settings.hasPen && !session.settings.fingerPaints,
      resized: redraw,
      spaceChanged: redraw,
      sense: (event) => {
        session.straighten(event.shiftKey);
        // Events also come when the page moves under a pointer at rest: those are not the user's.
        if (event.type === 'pointerdown' || event.movementX || event.movementY) markUse(surface, 'pointer');
      },
      meet: (intent) => session.meet(intent),
      moved: ({ pointer, way }) => {
        const at = way.at(-1) ?? null;
        const isTouch = pointer === 'touch';
        stage.showFinger(isTouch && session.inUse && !session.inUse.pans ? at : null);
        session.hover(isTouch ? null : at);
      },
      left: () => session.hover(null),
      takesWheel: (event) => takesWheel(event, session),
      spaceReleased: ({ target }) => {
        if (held.wasUsed || target !== surface) return;
        markUse(surface, 'keyboard');
        session.run({ type: 'stamp' });
      },
    }),
    () => stage.stop(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** While a tool is at work the wheel does nothing; with Alt it changes the brush. */
function takesWheel({ altKey, deltaX, deltaY }: WheelEvent, session: MaskSession): boolean {
  if (session.inUse) return true;
  if (altKey) session.run({ type: 'size-by', by: (deltaY || deltaX) < 0 ? 1 : -1 });
  return altKey;
}

class Stage {
  readonly #parts: StageParts;
  readonly #session: MaskSession;
  readonly #held: HeldKeys;
  #frame = 0;
  #colour = '';
  #shown: MaskBuffer | null = null;
  #offered: MaskBuffer | null = null;
  #finger: Point | null = null;
  #size: number;
  #sizeTimer: ReturnType<typeof setTimeout> | undefined;
  #showsSize = false;

  constructor(parts: StageParts, session: MaskSession, held: HeldKeys) {
    this.#parts = parts;
    this.#session = session;
    this.#held = held;
    this.#size = session.settings.size;
    for (const canvas of [parts.overlay, parts.offer]) {
      canvas.width = session.document.mask.width;
      canvas.height = session.document.mask.height;
    }
  }

  schedule(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#sizeTimer);
  }

  showFinger(at: Point | null): void {
    this.#finger = at;
    this.schedule();
  }

  #draw(): void {
    this.#frame = 0;
    this.#drawBoard();
    this.#drawMask();
    this.#drawOffer();
    this.#drawOutline();
    this.#noteSize();
    placeRing(this.#parts.ring, this.#session, this.#ringPlace());
    drawLoupe(this.#parts, this.#session, this.#finger);
    const { dataset } = this.#parts.surface;
    dataset['cursor'] = this.#cursorName();
    const { inUse, corners } = this.#session;
    dataset['painting'] = String(inUse !== null);
    dataset['drawing'] = String(inUse !== null || corners.length > 0);
  }

  #drawBoard(): void {
    const { board } = this.#parts;
    const { view, photo } = this.#session.viewport;
    board.style.width = `${photo.width * view.scale}px`;
    board.style.height = `${photo.height * view.scale}px`;
    board.style.transform = `translate(${view.x}px, ${view.y}px)`;
  }

  #drawMask(): void {
    const { overlay } = this.#parts;
    const { document: painted, settings, preview } = this.#session;
    const dirty = painted.takeDirty();
    const shown = preview ?? painted.mask;
    const isAnother = this.#colour !== settings.colour || this.#shown !== shown;
    this.#colour = settings.colour;
    this.#shown = shown;
    const rect = isAnother ? { x0: 0, y0: 0, x1: shown.width, y1: shown.height } : dirty;
    if (rect) paintOverlay(overlay, shown, { rect, colour: settings.colour });
    overlay.style.opacity = String(settings.opacity / 100);
  }

  #drawOffer(): void {
    const { offer } = this.#parts;
    const { offered, settings } = this.#session;
    const isShown = offered !== null;
    offer.hidden = !isShown;
    if (!isShown || offered === this.#offered) return;
    this.#offered = offered;
    const rect = { x0: 0, y0: 0, x1: offered.width, y1: offered.height };
    const { pixels } = this.#session.document.mask;
    const added = {
      ...offered,
      pixels: offered.pixels.map((level, i) => ((pixels[i] ?? 0) < HALF ? level : 0)),
    };
    paintOverlay(offer, added, { rect, colour: contrastTo(settings.colour) });
  }

  #drawOutline(): void {
    const { outline, corners, viewport } = this.#session;
    const onScreen = (place: Point) => {
      const { x, y } = viewport.toScreen(place);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    };
    const points = outline.map(onScreen).join(' ');
    for (const line of this.#parts.outline.querySelectorAll('polygon')) line.setAttribute('points', points);
    // Lines of no length: their round ends are dots.
    const dots = corners.map((corner) => `M${onScreen(corner)}h0`).join('');
    for (const dot of this.#parts.outline.querySelectorAll('path')) dot.setAttribute('d', dots);
  }

  /** A new size shows itself in the middle for a moment when no pointer does. */
  #noteSize(): void {
    const { size } = this.#session.settings;
    if (size === this.#size) return;
    this.#size = size;
    this.#showsSize = true;
    clearTimeout(this.#sizeTimer);
    this.#sizeTimer = setTimeout(() => {
      this.#showsSize = false;
      this.schedule();
    }, SIZE_SHOWN_MS);
  }

  #ringPlace(): RingPlace | null {
    const { cursor, viewport, settings, inUse } = this.#session;
    const erases = inUse ? inUse.setup.erases : settings.tool === 'eraser' || this.#held.isAlt;
    if (this.#showsSize && !cursor) return { at: viewport.middle, erases };
    if (!cursor || settings.tool === 'hand' || this.#held.isDown || inUse?.pans) return null;
    if (CROSS_TOOLS.has(settings.tool) && cursor.by === 'pointer') return null;
    return { at: viewport.toScreen(cursor.at), erases };
  }

  #cursorName(): string {
    const { settings, inUse } = this.#session;
    if (inUse?.pans) return 'grabbing';
    if (settings.tool === 'hand' || this.#held.isDown) return 'grab';
    return CROSS_TOOLS.has(settings.tool) ? 'cross' : 'ring';
  }
}

/** A colour of the palette that is told from the mask's own. */
function contrastTo(colour: string): string {
  const [, , yellow, , blue] = MASK_COLOURS;
  return colour === blue ? yellow : blue;
}
