import { isMeantElsewhere } from '../keyboard/key-press.ts';
import {
  type GestureEvent,
  HOLD_MS,
  type Intent,
  MIDDLE_BUTTON,
  NO_GESTURE,
  type PointerSample,
  stepGesture,
} from './gestures.ts';
import type { Point, Size } from './point.ts';
import type { WorkArea } from './view.ts';
import type { Viewport } from './viewport.ts';

const WHEEL_ZOOM = 0.0015;
const PINCH_ZOOM = 0.01;
const CSS_PX_PER_LINE = 16;
const MARGIN_CSS_PX = 24;
const NARROW_MARGIN_CSS_PX = 8;
const NARROW_CSS_PX = 640;

/** The space bar: while it is down, a press moves the picture. */
export interface HeldSpace {
  isDown: boolean;
  /** It has served to move the picture since it went down. */
  wasUsed: boolean;
}

/** What an editor does with its work area. Places are CSS pixels of the surface. */
export interface PointerStage {
  readonly surface: HTMLElement;
  readonly viewport: Viewport;
  readonly space: HeldSpace;
  /** How much of the lower edge the floating controls take. */
  readonly below: number;
  /** What is kept free around a fitted picture, CSS pixels; as much as an editor needs unless told. */
  readonly margin?: number;
  /** The fitted picture fills the area, from its top. */
  readonly isFilling?: boolean;
  /** A finger only moves the picture. */
  readonly touchPans: () => boolean;
  readonly resized: () => void;
  /** The space bar went down or up, or may have been let go unheard. */
  readonly spaceChanged: () => void;
  /** Told of every event of a pointer before it is understood. */
  readonly sense?: (event: PointerEvent) => void;
  readonly meet: (intent: Intent) => void;
  /** Two fingers were lifted, which is no release of a press. */
  readonly pinched?: () => void;
  /** Where a pointer is now that it has been understood. */
  readonly moved: (sample: PointerSample) => void;
  readonly left?: () => void;
  /** Whether a turn of the wheel means something else than zoom. */
  readonly takesWheel?: (event: WheelEvent) => boolean;
  /** The space bar was let go, after the change was told. */
  readonly spaceReleased?: (event: KeyboardEvent) => void;
}

/**
 * Ties mouse, pen, touch, wheel and space bar to what they mean, and keeps the viewport as large as the surface. Gives
 * back how to stop.
 */
export function openPointerStage(stage: PointerStage): () => void {
  const observer = new ResizeObserver(() => measure(stage));
  observer.observe(stage.surface);
  const stops = [listenToPointers(stage), listenToWheel(stage), listenToSpace(stage)];
  measure(stage);
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
}

function measure(stage: PointerStage): void {
  const { surface, viewport, below, isFilling = false, resized } = stage;
  // To the fraction of a pixel: what lies over it must not lie beside it.
  const { width, height } = surface.getBoundingClientRect();
  const margin = stage.margin ?? (width < NARROW_CSS_PX ? NARROW_MARGIN_CSS_PX : MARGIN_CSS_PX);
  if (width > 0 && height > 0)
    viewport.resize(isFilling ? filled({ width, height }, viewport.photo) : { width, height, margin, below });
  resized();
}

/** The work area whose fitted photo lies at its top, from side to side where it is not too high. */
function filled(area: Size, photo: Size): WorkArea {
  return { ...area, margin: 0, below: Math.max(0, area.height - (area.width * photo.height) / photo.width) };
}

function listenToPointers(stage: PointerStage): () => void {
  const { surface, space } = stage;
  const stop = new AbortController();
  const { signal } = stop;
  let state = NO_GESTURE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const feed = (event: GestureEvent) => {
    const wasPinching = state.phase.kind === 'pinching';
    const step = stepGesture(state, event, { touchPans: stage.touchPans() });
    state = step.state;
    for (const intent of step.intents) stage.meet(intent);
    if (wasPinching && state.phase.kind === 'idle') stage.pinched?.();
    clearTimeout(timer);
    if (state.phase.kind === 'held') timer = setTimeout(tick, HOLD_MS);
  };
  const tick = () => feed({ type: 'tick', timeMs: performance.now() });
  const on = (type: PointerSample['type']) => (event: PointerEvent) => {
    if (type === 'down') {
      // Keeps the middle button from scrolling; the others give the surface the focus by themselves.
      if (event.button === MIDDLE_BUTTON) event.preventDefault();
      surface.setPointerCapture(event.pointerId);
    }
    stage.sense?.(event);
    const sample = samplePointer(event, type, stage);
    feed(sample);
    if (space.isDown && type === 'down') space.wasUsed = true;
    stage.moved(sample);
  };
  surface.addEventListener('pointerdown', on('down'), { signal });
  surface.addEventListener('pointermove', on('move'), { signal });
  surface.addEventListener('pointerup', on('up'), { signal });
  surface.addEventListener('pointercancel', on('cancel'), { signal });
  surface.addEventListener('pointerleave', () => stage.left?.(), { signal });
  surface.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** What a pointer's event says. */
function samplePointer(
  event: PointerEvent,
  type: PointerSample['type'],
  { surface, space }: PointerStage,
): PointerSample {
  const box = surface.getBoundingClientRect();
  const passed = type === 'move' ? event.getCoalescedEvents() : [];
  const way = (passed.length > 0 ? passed : [event]).map((at) => pressedIn(box, at));
  const pointer = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
  return {
    ...{ type, pointer, way, id: event.pointerId, timeMs: event.timeStamp, button: event.button },
    isAlt: event.altKey,
    isShift: event.shiftKey,
    isSpace: space.isDown,
  };
}

function listenToWheel({ surface, viewport, takesWheel }: PointerStage): () => void {
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    if (takesWheel?.(event)) return;
    const turned = event.deltaY || event.deltaX;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? turned * CSS_PX_PER_LINE : turned;
    // A trackpad's pinch comes as a wheel with Ctrl, in smaller numbers.
    const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM));
    viewport.zoom(factor, placeIn(surface.getBoundingClientRect(), event));
  };
  surface.addEventListener('wheel', turn, { passive: false });
  return () => surface.removeEventListener('wheel', turn);
}

function listenToSpace({ surface, space, spaceChanged, spaceReleased }: PointerStage): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const down = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.defaultPrevented || event.isComposing) return;
    if (isMeantElsewhere(event, surface)) return;
    const isHere = event.target instanceof Node && surface.contains(event.target);
    if (!isHere && !(event.target === document.body && surface.matches(':hover'))) return;
    event.preventDefault();
    if (event.repeat) return;
    space.isDown = true;
    space.wasUsed = false;
    spaceChanged();
  };
  const up = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !space.isDown) return;
    space.isDown = false;
    spaceChanged();
    spaceReleased?.(event);
  };
  // A key let go in another window is never heard of.
  const leave = () => {
    space.isDown = false;
    spaceChanged();
  };
  document.addEventListener('keydown', down, { signal });
  document.addEventListener('keyup', up, { signal });
  window.addEventListener('blur', leave, { signal });
  return () => stop.abort();
}

function placeIn(box: DOMRect, event: MouseEvent): Point {
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** With how hard a pen presses there; what other pointers say of that is no measure. */
function pressedIn(box: DOMRect, event: PointerEvent): Point {
  const place = placeIn(box, event);
  return event.pointerType === 'pen' ? { ...place, pressure: event.pressure } : place;
}
