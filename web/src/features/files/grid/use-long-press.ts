import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const LONG_MS = 450;
/** A finger that goes further scrolls. CSS pixels. */
const STILL_WITHIN = 10;

/** A finger that rests on something acts on it; the click that follows does nothing more. */
export function useLongPress(onLong: () => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const isTouch = useRef(false);
  const isLong = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => end, []);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      end();
      isLong.current = false;
      isTouch.current = pointerType === 'touch';
      if (!isTouch.current || !isPrimary) return;
      const act = () => {
        isLong.current = true;
        if ('vibrate' in navigator) navigator.vibrate(10);
        onLong();
      };
      press.current = { x, y, timer: setTimeout(act, LONG_MS) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL_WITHIN) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu for pictures would come over it.
    onContextMenu: (event: MouseEvent) => isTouch.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
