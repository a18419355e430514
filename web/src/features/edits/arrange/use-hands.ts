import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Limits, moved } from './moves.ts';
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

/** What a pointer that went down takes hold of. */
type Hold = 'thing' | 'turn' | 'scale';

/** Where a finger began and where it is, pixels. */
interface Finger {
  readonly fromX: number;
  readonly fromY: number;
  x: number;
  y: number;
}

/** Degrees for a movement over the whole width; pixels that make a thing e times as large. */
const TURN = 240;
const GROW = 220;

/** How it began. */
interface Beginning {
  readonly hold: Hold;
  readonly at: Placed;
  /** Size of the whole picture, pixels. */
  readonly box: { readonly width: number; readonly height: number };
  readonly limits: Limits;
}

/** Where the thing is once fingers have come from where they began. */
export function afterHands(fingers: readonly Finger[], { hold, at, box, limits }: Beginning): Placed {
  const [one, other] = fingers;
  if (!one) return at;
  if (other) return afterTwo([one, other], { at, box, limits });
  const [dx, dy] = [one.x - one.fromX, one.y - one.fromY];
  if (hold === 'turn') return moved(at, { kind: 'turn', degrees: (-dx / box.width) * TURN }, limits);
  if (hold === 'scale') return moved(at, { kind: 'scale', times: Math.exp((dx - dy) / GROW) }, limits);
  return moved(at, { kind: 'by', x: dx / box.width, y: dy / box.height }, limits);
}

function afterTwo(
  [one, other]: readonly [Finger, Finger],
  { at, box, limits }: Omit<Beginning, 'hold'>,
): Placed {
  const from = { x: other.fromX - one.fromX, y: other.fromY - one.fromY };
  const to = { x: other.x - one.x, y: other.y - one.y };
  const times = Math.hypot(to.x, to.y) / Math.max(1, Math.hypot(from.x, from.y));
  const turned = ((Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x)) * 180) / Math.PI;
  const middle = {
    x: (one.x + other.x - one.fromX - other.fromX) / 2 / box.width,
    y: (one.y + other.y - one.fromY - other.fromY) / 2 / box.height,
  };
  const shifted = moved(at, { kind: 'by', ...middle }, limits);
  const grown = moved(shifted, { kind: 'scale', times }, limits);
  return moved(grown, { kind: 'turn', degrees: turned }, limits);
}
