import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { fitted, panBy, type Place, type Zoom, zoomTo } from './zoom.ts';

/** What a pointer moves before it is a drag and no click, in CSS pixels. */
const DRAG_FROM = 6;
/** A swipe goes at least so far, and more sideways than up or down. */
const SWIPE_FROM = 50;
const KEY_STEP = 0.15;
const STEP = 1.5;

const arrows: Partial<Record<string, Place>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

interface ZoomGestures {
  frame: RefObject<HTMLElement | null>;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** The scale at which a pixel of the picture is a pixel of the screen, and the largest one. */
  fullScale: number;
  maxScale: number;
  /** A finger went sideways over the whole picture: 1 = to the next. */
  onSwipe?: ((step: 1 | -1) => void) | undefined;
}

function placeIn(frame: HTMLElement, { clientX, clientY }: Point): Place {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function middleOf([one, other]: Place[]): Place {
  return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : { x: 0.5, y: 0.5 };
}

const middle: Place = { x: 0.5, y: 0.5 };

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Which way a finger swiped from one place to another; null where it did not. */
export function swiped(from: Point | null, to: Point): 1 | -1 | null {
  const [x, y] = from ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
  if (Math.abs(x) < SWIPE_FROM || Math.abs(x) < 1.5 * Math.abs(y)) return null;
  return x < 0 ? 1 : -1;
}

/** Click for full size, drag to move, two fingers or Ctrl and the wheel to zoom, a swipe for the next one, and the same by keys. */
export function useZoomGestures({ frame, zoom, onZoom, fullScale, maxScale, onSwipe }: ZoomGestures) {
  const pointers = useRef(new Map<number, PointerEvent>());
  const moved = useRef(0);
  const start = useRef<Point | null>(null);
  const limit = (scale: number) => Math.min(maxScale, scale);
  const toggle = (at: Place) => onZoom(zoom.scale > 1 ? fitted : zoomTo(zoom, fullScale, at));

  // React listens to the wheel and to touches passively: the browser's own zoom could not be held back.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onZoom(zoomTo(zoom, limit(zoom.scale * Math.exp(-event.deltaY / 200)), placeIn(element, event)));
    };
    const hold = (event: TouchEvent) => {
      if (event.cancelable && (event.touches.length > 1 || zoom.scale > 1)) event.preventDefault();
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchmove', hold);
    };
  });

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // Only one finger swipes.
    start.current = pointers.current.size === 0 && event.pointerType !== 'mouse' ? event : null;
    if (pointers.current.size === 0) moved.current = 0;
    pointers.current.set(event.pointerId, event);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const former = [...pointers.current.values()].map((one) => placeIn(event.currentTarget, one));
    pointers.current.set(event.pointerId, event);
    const places = [...pointers.current.values()].map((one) => placeIn(event.currentTarget, one));
    moved.current += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    if (places.length === 2) return onZoom(pinched(former, places));
    if (zoom.scale === 1 || moved.current < DRAG_FROM) return;
    const [from = middle] = former;
    const [to = middle] = places;
    onZoom(panBy(zoom, { x: to.x - from.x, y: to.y - from.y }));
  };
  const pinched = (former: Place[], places: Place[]): Zoom => {
    const [was, is] = [middleOf(former), middleOf(places)];
    const ratio = spread(places) / Math.max(spread(former), 1e-3);
    const nearer = zoomTo(zoom, limit(zoom.scale * ratio), was);
    return panBy(nearer, { x: is.x - was.x, y: is.y - was.y });
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const isClick = pointers.current.size === 1 && pointers.current.has(event.pointerId);
    pointers.current.delete(event.pointerId);
    const step = isClick && zoom.scale === 1 ? swiped(start.current, event) : null;
    if (step !== null) onSwipe?.(step);
    else if (isClick && moved.current < DRAG_FROM) toggle(placeIn(event.currentTarget, event));
  };
  const cancel = (event: PointerEvent<HTMLElement>) => {
    moved.current = DRAG_FROM;
    pointers.current.delete(event.pointerId);
  };
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = zoomByKey(event.key);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onZoom(next);
  };
  const zoomByKey = (key: string): Zoom | null => {
    const pan = arrows[key];
    if (pan) return zoom.scale > 1 ? panBy(zoom, pan) : null;
    if (key === '+' || key === '=') return zoomTo(zoom, limit(zoom.scale * STEP), middle);
    if (key === '-') return zoomTo(zoom, zoom.scale / STEP, middle);
    if (key === '0') return fitted;
    if (key === '1') return zoomTo(zoom, fullScale, middle);
    if (key === 'Enter') return zoom.scale > 1 ? fitted : zoomTo(zoom, fullScale, middle);
    return null;
  };

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onKeyDown: byKey,
  };
}

function spread([one, other]: Place[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1;
}
