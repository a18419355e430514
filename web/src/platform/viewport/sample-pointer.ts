import type { PointerSample } from './gestures.ts';
import type { Point } from './point.ts';

const WHEEL_ZOOM = 0.0015;
const PINCH_ZOOM = 0.01;
const CSS_PX_PER_LINE = 16;

interface Sampling {
  readonly surface: HTMLElement;
  readonly isSpace: boolean;
}

/** What a pointer's event says, in CSS pixels of the surface. */
export function samplePointer(
  event: PointerEvent,
  type: PointerSample['type'],
  { surface, isSpace }: Sampling,
): PointerSample {
  const box = surface.getBoundingClientRect();
  const passed = type === 'move' ? event.getCoalescedEvents() : [];
  const way = (passed.length > 0 ? passed : [event]).map((at) => placeIn(box, at));
  const pointer = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
  return {
    ...{ type, pointer, way, id: event.pointerId, timeMs: event.timeStamp, button: event.button },
    isAlt: event.altKey,
    isShift: event.shiftKey,
    isSpace,
  };
}

/** How much a turn of the wheel zooms, and where (CSS pixels of the surface). */
export function sampleWheel(event: WheelEvent, surface: HTMLElement): { factor: number; at: Point } {
  const turned = event.deltaY || event.deltaX;
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? turned * CSS_PX_PER_LINE : turned;
  // A trackpad's pinch comes as a wheel with Ctrl, in smaller numbers.
  const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM));
  return { factor, at: placeIn(surface.getBoundingClientRect(), event) };
}

function placeIn(box: DOMRect, event: MouseEvent): Point {
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
