import { distanceBetween, middleOf, type Point } from './point.ts';

/** What a press of the pointer starts: the chosen tool, or another for as long as the press lasts. */
export type PressMode = 'tool' | 'erase' | 'pan' | 'resize';

/** What a pointer did, in CSS pixels of the work area and milliseconds. `way` holds every place since the last event. */
export interface PointerSample {
  readonly type: 'down' | 'move' | 'up' | 'cancel';
  readonly id: number;
  readonly pointer: 'mouse' | 'pen' | 'touch';
  readonly way: readonly Point[];
  readonly timeMs: number;
  readonly button: number;
  readonly isAlt: boolean;
  readonly isShift: boolean;
  readonly isSpace: boolean;
}

export type GestureEvent = PointerSample | { readonly type: 'tick'; readonly timeMs: number };

/** What the user means. */
export type Intent =
  | { readonly type: 'press'; readonly at: Point; readonly mode: PressMode; readonly isStraight: boolean }
  | { readonly type: 'drag'; readonly way: readonly Point[] }
  | { readonly type: 'release' | 'abort' | 'undo' | 'redo' | 'pen-seen' }
  | { readonly type: 'pinch'; readonly from: Point; readonly to: Point; readonly factor: number };

interface Finger {
  readonly id: number;
  readonly at: Point;
}

type Phase =
  | { readonly kind: 'idle' }
  /** A touch that may still become a two-finger gesture: nothing is painted yet. */
  | { readonly kind: 'held'; readonly sinceMs: number; readonly way: readonly Point[] }
  | { readonly kind: 'pressed'; readonly id: number; readonly sinceMs: number; readonly isTouch: boolean }
  | { readonly kind: 'pinching'; readonly sinceMs: number; readonly moved: number; readonly most: number };

export interface GestureState {
  readonly phase: Phase;
  readonly fingers: readonly Finger[];
}

/** With a pen at hand, or while the hand tool is up, a finger only moves the photo. */
export interface GestureRules {
  readonly touchPans: boolean;
}

export interface GestureStep {
  readonly state: GestureState;
  readonly intents: readonly Intent[];
}

export const HOLD_MS = 40;
const HOLD_CSS_PX = 6;
const STRAY_STROKE_MS = 250;
const TAP_MS = 300;
const TAP_CSS_PX = 12;
const RIGHT_BUTTON = 2;
export const MIDDLE_BUTTON = 1;
const PEN_ERASER_BUTTON = 5;

export const NO_GESTURE: GestureState = { phase: { kind: 'idle' }, fingers: [] };

/**
 * Tells one finger painting from two fingers moving the photo, and the mouse's buttons from each other.
 * A touch is held back for 40 ms or 6 pixels; a second finger landing then, or soon after, leaves no stray dot.
 */
export function stepGesture(state: GestureState, event: GestureEvent, rules: GestureRules): GestureStep {
  if (event.type === 'tick') return tick(state, event.timeMs);
  return event.pointer === 'touch' ? stepTouch(state, event, rules) : stepMouse(state, event);
}

function stepMouse(state: GestureState, sample: PointerSample): GestureStep {
  const { phase } = state;
  const isPen = sample.pointer === 'pen';
  if (sample.type === 'down' && (phase.kind === 'idle' || isPen)) {
    const pressed = { kind: 'pressed', id: sample.id, sinceMs: sample.timeMs, isTouch: false } as const;
    // A palm that came down before the pen has painted nothing anyone wants.
    const palm: Intent[] = phase.kind === 'pressed' ? [{ type: 'abort' }] : [];
    const seen: Intent[] = isPen ? [{ type: 'pen-seen' }] : [];
    const press = pressOf(sample, modeOf(sample));
    return { state: { phase: pressed, fingers: [] }, intents: [...palm, ...seen, press] };
  }
  if (phase.kind !== 'pressed' || phase.id !== sample.id) return stay(state);
  return followPress(state, sample);
}

function stepTouch(state: GestureState, sample: PointerSample, rules: GestureRules): GestureStep {
  if (state.phase.kind === 'pressed' && !state.phase.isTouch) return stay(state);
  if (sample.type === 'down') return touchDown(state, sample, rules);
  const known = state.fingers.some((finger) => finger.id === sample.id);
  if (!known) return stay(state);
  if (sample.type === 'move') return touchMove(state, sample);
  return touchUp(state, sample);
}

function touchDown(state: GestureState, sample: PointerSample, rules: GestureRules): GestureStep {
  const fingers = [...state.fingers, { id: sample.id, at: placeOf(sample) }];
  const { phase } = state;
  if (phase.kind === 'idle' && rules.touchPans) {
    const pressed = { kind: 'pressed', id: sample.id, sinceMs: sample.timeMs, isTouch: true } as const;
    return { state: { phase: pressed, fingers }, intents: [pressOf(sample, 'pan')] };
  }
  if (phase.kind === 'idle') {
    return {
      state: { phase: { kind: 'held', sinceMs: sample.timeMs, way: sample.way }, fingers },
      intents: [],
    };
  }
  const most = Math.max(fingers.length, phase.kind === 'pinching' ? phase.most : 0);
  const moved = phase.kind === 'pinching' ? phase.moved : 0;
  const pinching = { kind: 'pinching', sinceMs: phase.sinceMs, moved, most } as const;
  return { state: { phase: pinching, fingers }, intents: leavePress(phase, sample.timeMs) };
}

/** A stroke that had only just begun was a stray; a longer one is kept. */
function leavePress(phase: Phase, timeMs: number): Intent[] {
  if (phase.kind !== 'pressed') return [];
  return [{ type: timeMs - phase.sinceMs < STRAY_STROKE_MS ? 'abort' : 'release' }];
}

function touchMove(state: GestureState, sample: PointerSample): GestureStep {
  const fingers = state.fingers.map((finger) =>
    finger.id === sample.id ? { id: finger.id, at: placeOf(sample) } : finger,
  );
  const { phase } = state;
  if (phase.kind === 'pinching') return pinch(state, fingers);
  if (phase.kind === 'pressed') return followPress({ phase, fingers }, sample);
  if (phase.kind !== 'held') return stay(state);
  const held = { ...phase, way: [...phase.way, ...sample.way] };
  const start = held.way[0] ?? placeOf(sample);
  const hasMoved = distanceBetween(start, placeOf(sample)) > HOLD_CSS_PX;
  if (hasMoved || sample.timeMs - held.sinceMs >= HOLD_MS) return letGo({ phase: held, fingers }, held);
  return { state: { phase: held, fingers }, intents: [] };
}

function tick(state: GestureState, timeMs: number): GestureStep {
  const { phase } = state;
  if (phase.kind !== 'held' || timeMs - phase.sinceMs < HOLD_MS) return stay(state);
  return letGo(state, phase);
}

/** The touch was meant to paint: hand on what was held back. */
function letGo(state: GestureState, held: Phase & { kind: 'held' }): GestureStep {
  const [start, ...rest] = held.way;
  const finger = state.fingers[0];
  if (!start || !finger) return { state: NO_GESTURE, intents: [] };
  const pressed = { kind: 'pressed', id: finger.id, sinceMs: held.sinceMs, isTouch: true } as const;
  const press: Intent = { type: 'press', at: start, mode: 'tool', isStraight: false };
  const intents: Intent[] = rest.length > 0 ? [press, { type: 'drag', way: rest }] : [press];
  return { state: { phase: pressed, fingers: state.fingers }, intents };
}

function touchUp(state: GestureState, sample: PointerSample): GestureStep {
  const fingers = state.fingers.filter((finger) => finger.id !== sample.id);
  const { phase } = state;
  if (phase.kind === 'held') {
    if (sample.type === 'cancel') return { state: NO_GESTURE, intents: [] };
    return { state: NO_GESTURE, intents: [...letGo(state, phase).intents, { type: 'release' }] };
  }
  if (phase.kind === 'pressed') return followPress({ phase, fingers }, sample);
  if (phase.kind !== 'pinching' || fingers.length > 0) return { state: { phase, fingers }, intents: [] };
  const isTap = sample.type === 'up' && sample.timeMs - phase.sinceMs < TAP_MS && phase.moved < TAP_CSS_PX;
  return { state: NO_GESTURE, intents: isTap ? tapOf(phase.most) : [] };
}

function tapOf(fingers: number): Intent[] {
  if (fingers === 2) return [{ type: 'undo' }];
  return fingers === 3 ? [{ type: 'redo' }] : [];
}

function pinch(state: GestureState, fingers: readonly Finger[]): GestureStep {
  const [a, b] = state.fingers;
  const [c, d] = fingers;
  if (state.phase.kind !== 'pinching' || !a || !b || !c || !d)
    return { state: { ...state, fingers }, intents: [] };
  const moved = state.phase.moved + distanceBetween(a.at, c.at) + distanceBetween(b.at, d.at);
  const phase = { ...state.phase, moved };
  if (moved < TAP_CSS_PX) return { state: { phase, fingers }, intents: [] };
  const factor = Math.max(1, distanceBetween(c.at, d.at)) / Math.max(1, distanceBetween(a.at, b.at));
  const step: Intent = { type: 'pinch', from: middleOf(a.at, b.at), to: middleOf(c.at, d.at), factor };
  return { state: { phase, fingers }, intents: [step] };
}

function followPress(state: GestureState, sample: PointerSample): GestureStep {
  if (sample.type === 'move') return { state, intents: [{ type: 'drag', way: sample.way }] };
  if (sample.type === 'down') return stay(state);
  return { state: NO_GESTURE, intents: [{ type: sample.type === 'up' ? 'release' : 'abort' }] };
}

function modeOf(sample: PointerSample): PressMode {
  if (sample.button === MIDDLE_BUTTON || sample.isSpace) return 'pan';
  if (sample.button === RIGHT_BUTTON) return sample.isAlt ? 'resize' : 'erase';
  return sample.isAlt || sample.button === PEN_ERASER_BUTTON ? 'erase' : 'tool';
}

function pressOf(sample: PointerSample, mode: PressMode): Intent {
  return { type: 'press', at: placeOf(sample), mode, isStraight: sample.isShift };
}

function placeOf(sample: PointerSample): Point {
  return sample.way.at(-1) ?? { x: 0, y: 0 };
}

function stay(state: GestureState): GestureStep {
  return { state, intents: [] };
}
