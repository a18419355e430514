import { type PointerEvent, type RefObject, useRef } from 'react';
import { afterHands, type Finger, type Hold } from './hands.ts';
import type { Limits } from './moves.ts';
import type { Placed } from './thing.ts';

interface Hands {
  /** The whole picture, by whose size movements are measured. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly at: Placed;
  readonly limits: Limits;
  readonly onMoving: (at: Placed) => void;
  /** Null when nothing was moved. */
  readonly onDone: (at: Placed | null) => void;
}

/** Moves a thing by one finger or a mouse, turns and scales it by a handle or by two fingers. */
export function useHands({ stage, at, limits, onMoving, onDone }: Hands) {
  const fingers = useRef(new Map<number, Finger>());
  const begun = useRef<{ hold: Hold; at: Placed } | null>(null);
  const latest = useRef<Placed | null>(null);

  const take = (hold: Hold) => (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = [event.clientX, event.clientY];
    // A second finger goes on from where the first one has come to.
    const start = latest.current ?? at;
    for (const [id, finger] of fingers.current)
      fingers.current.set(id, { ...finger, fromX: finger.x, fromY: finger.y });
    fingers.current.set(event.pointerId, { fromX: x, fromY: y, x, y });
    begun.current = { hold, at: start };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const finger = fingers.current.get(event.pointerId);
    const box = stage.current?.getBoundingClientRect();
    if (!finger || !begun.current || !box) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    const next = afterHands([...fingers.current.values()], { ...begun.current, box, limits });
    latest.current = next;
    onMoving(next);
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size > 0) {
      begun.current = begun.current && { ...begun.current, at: latest.current ?? begun.current.at };
      for (const [id, finger] of fingers.current)
        fingers.current.set(id, { ...finger, fromX: finger.x, fromY: finger.y });
      return;
    }
    onDone(latest.current);
    begun.current = null;
    latest.current = null;
  };
  return (hold: Hold) => ({
    onPointerDown: take(hold),
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  });
}
