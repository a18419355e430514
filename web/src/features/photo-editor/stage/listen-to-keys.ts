import { ARROWS } from '../../../platform/keyboard/key-press.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import type { CropHandle } from './crop-box.ts';

interface KeyListening {
  readonly surface: HTMLElement;
  readonly nudgeCrop: (zone: CropHandle | 'move', by: Point) => void;
  readonly endNudge: () => void;
  /** Arrows while the surface itself has the focus. */
  readonly go: (by: Point, isBig: boolean) => void;
  readonly enter: () => void;
  /** Whether there was something to give up. */
  readonly escape: () => void;
}

const BIG_STEP = 10;

/** Ties the keyboard to the stage. Gives back how to stop. */
export function listenToKeys(listening: KeyListening): () => void {
  const { surface, endNudge } = listening;
  const stop = new AbortController();
  const { signal } = stop;
  surface.addEventListener('keydown', (event) => keyDown(event, listening), { signal });
  surface.addEventListener('keyup', ({ key }) => key in ARROWS && endNudge(), { signal });
  surface.addEventListener('focusout', endNudge, { signal });
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
