import {
  type GestureEvent,
  HOLD_MS,
  MIDDLE_BUTTON,
  NO_GESTURE,
  type PointerSample,
  stepGesture,
} from '../../../platform/viewport/gestures.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import { samplePointer, sampleWheel } from '../../../platform/viewport/sample-pointer.ts';
import type { MaskSession } from '../model/mask-session.ts';
import { type HeldKeys, markUse } from './listen-to-keys.ts';

interface PointerListening {
  readonly surface: HTMLElement;
  readonly session: MaskSession;
  readonly held: HeldKeys;
  /** Where a painting finger is (CSS pixels of the work area), or null. */
  readonly fingerMoved: (at: Point | null) => void;
}

/** Ties mouse, pen, touch and wheel to the session. Gives back how to stop. */
export function listenToPointers({ surface, session, held, fingerMoved }: PointerListening): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let state = NO_GESTURE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const feed = (event: GestureEvent) => {
    const { hasPen, fingerPaints } = session.settings;
    const step = stepGesture(state, event, { touchPans: hasPen && !fingerPaints });
    state = step.state;
    for (const intent of step.intents) session.meet(intent);
    clearTimeout(timer);
    if (state.phase.kind === 'held') timer = setTimeout(tick, HOLD_MS);
  };
  const tick = () => feed({ type: 'tick', timeMs: performance.now() });
  const on = (type: PointerSample['type']) => (event: PointerEvent) => {
    if (type === 'down') takePointer(event, surface);
    // Events also come when the page moves under a pointer at rest: those are not the user's.
    if (type === 'down' || event.movementX || event.movementY) markUse(surface, 'pointer');
    const sample = samplePointer(event, type, { surface, isSpace: held.isSpace });
    feed(sample);
    if (held.isSpace && type === 'down') held.wasSpaceUsed = true;
    const at = sample.way.at(-1) ?? null;
    const isTouch = event.pointerType === 'touch';
    fingerMoved(isTouch && session.inUse && !session.inUse.pans ? at : null);
    session.hover(isTouch ? null : at);
  };
  surface.addEventListener('pointerdown', on('down'), { signal });
  surface.addEventListener('pointermove', on('move'), { signal });
  surface.addEventListener('pointerup', on('up'), { signal });
  surface.addEventListener('pointercancel', on('cancel'), { signal });
  surface.addEventListener('pointerleave', () => session.hover(null), { signal });
  surface.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  surface.addEventListener('wheel', (event) => turnWheel(event, surface, session), {
    signal,
    passive: false,
  });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function takePointer(event: PointerEvent, surface: HTMLElement): void {
  // Keeps the middle button from scrolling; the others give the surface the focus by themselves.
  if (event.button === MIDDLE_BUTTON) event.preventDefault();
  surface.setPointerCapture(event.pointerId);
}

function turnWheel(event: WheelEvent, surface: HTMLElement, session: MaskSession): void {
  event.preventDefault();
  if (session.inUse) return;
  const turned = event.deltaY || event.deltaX;
  if (event.altKey) return session.run({ type: 'size-by', by: turned < 0 ? 1 : -1 });
  const { factor, at } = sampleWheel(event, surface);
  session.viewport.zoom(factor, at);
}
