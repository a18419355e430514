import { isMeantElsewhere } from '../../../platform/keyboard/key-press.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import type { CropHandle } from './crop-box.ts';

/** While the space bar is down a press moves the picture. */
export interface HeldSpace {
  isDown: boolean;
}

interface KeyListening {
  readonly surface: HTMLElement;
  readonly held: HeldSpace;
  readonly nudgeCrop: (zone: CropHandle | 'move', by: Point) => void;
  readonly endNudge: () => void;
  /** Arrows while the surface itself has the focus. */
  readonly go: (by: Point, isBig: boolean) => void;
  readonly enter: () => void;
  /** Whether there was something to give up. */
  readonly escape: () => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const BIG_STEP = 10;

/** Ties the keyboard to the stage. Gives back how to stop. */
export function listenToKeys(listening: KeyListening): () => void {
  const { surface, held, endNudge } = listening;
  const stop = new AbortController();
  const { signal } = stop;
  const letGo = () => {
    held.isDown = false;
    endNudge();
  };
  surface.addEventListener('keydown', (event) => keyDown(event, listening), { signal });
  surface.addEventListener('keyup', ({ key }) => key in ARROWS && endNudge(), { signal });
  surface.addEventListener('focusout', endNudge, { signal });
  document.addEventListener('keydown', (event) => holdSpace(event, surface, held), { signal });
  document.addEventListener('keyup', ({ key }) => key === ' ' && letGo(), { signal });
  // A key let go in another window is never heard of.
  window.addEventListener('blur', letGo, { signal });
  return () => stop.abort();
}

function keyDown(event: KeyboardEvent, { surface, ...meant }: KeyListening): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const zone = event.target instanceof HTMLElement ? event.target.dataset['handle'] : undefined;
  const arrow = ARROWS[event.key];
  if (arrow) {
    event.preventDefault();
    const length = event.shiftKey ? BIG_STEP : 1;
    if (zone) meant.nudgeCrop(zone as CropHandle | 'move', { x: arrow.x * length, y: arrow.y * length });
    else meant.go(arrow, event.shiftKey);
  }
  if (event.key === 'Enter' && event.target === surface) meant.enter();
  if (event.key === 'Escape') meant.escape();
}

function holdSpace(event: KeyboardEvent, surface: HTMLElement, held: HeldSpace): void {
  if (event.key !== ' ' || event.defaultPrevented || isMeantElsewhere(event, surface)) return;
  const isHere = event.target instanceof Node && surface.contains(event.target);
  if (!isHere && !(event.target === document.body && surface.matches(':hover'))) return;
  event.preventDefault();
  held.isDown = true;
}
