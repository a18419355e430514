import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Intent } from '../../../platform/viewport/gestures.ts';
import { distanceBetween, type Point } from '../../../platform/viewport/point.ts';
import { openPointerStage } from '../../../platform/viewport/pointer-stage.ts';
import type { Look } from './use-look.ts';

/** What else than looking closer a pointer may do to a picture. Places are CSS pixels of its box. */
export interface Grasp {
  /** Whether a press there is for this, and not for moving the picture. */
  readonly takes: (at: Point) => boolean;
  readonly press: (at: Point) => void;
  readonly drag: (at: Point) => void;
  readonly release: () => void;
  /** A finger is heard at once: a scroll that comes of it is taken back. */
  readonly isAtOnce?: boolean;
  /** What the last press, or two of them that came together, have done does not count. */
  readonly takeBack: () => void;
}

const TAP_CSS_PX = 8;
const NEAR_CSS_PX = 24;
const DOUBLE_TAP_MS = 350;
/** Where 100 % is hardly more than what is in sight anyway, one looks so much closer. */
const HARDLY = 1.25;
const CLOSER = 2;

interface Press {
  readonly at: Point;
  last: Point;
  /** It is for the grasp, which has been told of it. */
  readonly isGrasped: boolean;
  isTold: boolean;
  hasMoved: boolean;
}

interface LookPointer {
  surface: RefObject<HTMLElement | null>;
  look: Look;
  grasp: Grasp | null;
}

/** Wheel and pinch zoom, a drag moves what is larger than its box, two taps or clicks go near and back. */
export function useLookPointer({ surface, look, grasp }: LookPointer): void {
  const { viewport } = look;
  const hear = useEffectEvent((intent: Intent, held: HeldPointer) => meet(intent, { held, look, grasp }));
  useLayoutEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const held: HeldPointer = { press: null, tap: null, isTouch: false };
    return openPointerStage({
      ...{ surface: element, viewport, below: 0, margin: 0 },
      space: { isDown: false, wasUsed: false },
      touchPans: () => true,
      resized: () => undefined,
      spaceChanged: () => undefined,
      sense: ({ pointerType }) => {
        held.isTouch = pointerType === 'touch';
      },
      meet: (intent) => hear(intent, held),
      moved: () => undefined,
    });
  }, [surface, viewport]);
}

/** What a pointer is about. */
interface HeldPointer {
  press: Press | null;
  /** The last tap that led to nothing yet. */
  tap: { readonly at: Point; readonly timeMs: number } | null;
  isTouch: boolean;
}

interface Meeting extends Pick<LookPointer, 'look' | 'grasp'> {
  readonly held: HeldPointer;
}

function meet(intent: Intent, { held, look, grasp }: Meeting): void {
  const { press } = held;
  if (intent.type === 'pinch') look.viewport.pinch(intent);
  else if (intent.type === 'press') held.press = begin(intent, { held, look, grasp });
  else if (press === null) return;
  else if (intent.type === 'drag') drag(intent.way.at(-1) ?? press.last, { press, look, grasp });
  else if (intent.type === 'release') release(press, { held, look, grasp });
  else if (intent.type === 'abort') {
    if (press.isTold) grasp?.takeBack();
    held.press = null;
  }
}

/** The left button, a pen or a finger may be for something else than moving the picture. */
function begin({ at, mode }: Extract<Intent, { type: 'press' }>, { held, grasp }: Meeting): Press | null {
  if (mode !== 'tool' && mode !== 'pan') return null;
  const isGrasped = (mode === 'tool' || held.isTouch) && (grasp?.takes(at) ?? false);
  // A finger may be about to scroll the page.
  const isTold = isGrasped && (!held.isTouch || grasp?.isAtOnce === true);
  if (isTold) grasp?.press(at);
  return { at, last: at, isGrasped, isTold, hasMoved: false };
}

function drag(to: Point, { press, look, grasp }: Omit<Meeting, 'held'> & { press: Press }): void {
  press.hasMoved ||= distanceBetween(press.at, to) > TAP_CSS_PX;
  if (!press.hasMoved) return;
  if (press.isGrasped) {
    if (!press.isTold) grasp?.press(press.at);
    press.isTold = true;
    grasp?.drag(to);
  } else if (!look.isFitted) {
    look.viewport.pan({ x: to.x - press.last.x, y: to.y - press.last.y });
  }
  press.last = to;
}

function release(press: Press, { held, look, grasp }: Meeting): void {
  const now = performance.now();
  const { tap } = held;
  held.press = null;
  held.tap = null;
  const isTap = !press.hasMoved;
  if (isTap && tap && now - tap.timeMs < DOUBLE_TAP_MS && distanceBetween(tap.at, press.at) < NEAR_CSS_PX) {
    if (press.isGrasped) grasp?.takeBack();
    return goNear(press.at, look);
  }
  if (isTap) held.tap = { at: press.at, timeMs: now };
  if (!press.isGrasped) return;
  if (!press.isTold) grasp?.press(press.at);
  grasp?.release();
}

/** To 100 % at a place of the box, and back to all of it. */
function goNear(at: Point, { viewport, isFitted, fit }: Look): void {
  if (!isFitted) return fit();
  const whole = 1 / viewport.view.scale;
  viewport.zoom(whole > HARDLY ? whole : CLOSER, at);
}
