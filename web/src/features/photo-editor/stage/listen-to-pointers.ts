import {
  type GestureEvent,
  HOLD_MS,
  MIDDLE_BUTTON,
  NO_GESTURE,
  type PointerSample,
  stepGesture,
} from '../../../platform/viewport/gestures.ts';
import { samplePointer, sampleWheel } from '../../../platform/viewport/sample-pointer.ts';
import type { Viewport } from '../../../platform/viewport/viewport.ts';
import type { HeldSpace } from './listen-to-keys.ts';
import type { Press } from './press.ts';

interface PointerListening {
  readonly surface: HTMLElement;
  readonly viewport: Viewport;
  readonly press: Press;
  readonly held: HeldSpace;
  /** A finger only moves the picture. */
  readonly touchPans: () => boolean;
}

/** Ties mouse, pen, touch and wheel to the stage. Gives back how to stop. */
export function listenToPointers(listening: PointerListening): () => void {
  const { surface, viewport, press, held, touchPans } = listening;
  const stop = new AbortController();
  const { signal } = stop;
  let state = NO_GESTURE;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const feed = (event: GestureEvent) => {
    const step = stepGesture(state, event, { touchPans: touchPans() });
    const wasPinching = state.phase.kind === 'pinching';
    state = step.state;
    for (const intent of step.intents) press.meet(intent);
    // Two fingers that are lifted are no release of a press.
    if (wasPinching && state.phase.kind === 'idle') press.meet({ type: 'release' });
    clearTimeout(timer);
    if (state.phase.kind === 'held')
      timer = setTimeout(() => feed({ type: 'tick', timeMs: performance.now() }), HOLD_MS);
  };
  const on = (type: PointerSample['type']) => (event: PointerEvent) => {
    if (type === 'down') {
      // Keeps the middle button from scrolling.
      if (event.button === MIDDLE_BUTTON) event.preventDefault();
      surface.setPointerCapture(event.pointerId);
    }
    press.isTouch = event.pointerType === 'touch';
    const sample = samplePointer(event, type, { surface, isSpace: held.isDown });
    feed(sample);
    const at = sample.way.at(-1);
    if (at) surface.dataset['cursor'] = held.isDown ? 'grab' : press.cursorAt(at);
  };
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const { factor, at } = sampleWheel(event, surface);
    viewport.zoom(factor, at);
  };
  surface.addEventListener('pointerdown', on('down'), { signal });
  surface.addEventListener('pointermove', on('move'), { signal });
  surface.addEventListener('pointerup', on('up'), { signal });
  surface.addEventListener('pointercancel', on('cancel'), { signal });
  surface.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  surface.addEventListener('wheel', turn, { signal, passive: false });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
