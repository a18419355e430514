import type { Point } from '../../../platform/viewport/point.ts';
import type { MaskSession } from '../model/mask-session.ts';

const SHOWS_SIGN_FROM_CSS_PX = 18;
const MARK_CSS_PX = 12;

export interface RingPlace {
  /** CSS pixels of the work area. */
  readonly at: Point;
  readonly erases: boolean;
}

/** Lays the ring where the next mark goes, as large as the brush; a small mark where the tool has no size. */
export function placeRing(ring: HTMLElement, session: MaskSession, place: RingPlace | null): void {
  ring.hidden = !place;
  if (!place) return;
  const { tool } = session.settings;
  const hasSize = tool === 'brush' || tool === 'eraser';
  const diameter = hasSize ? session.radius * 2 * session.viewport.view.scale : MARK_CSS_PX;
  const { x, y } = place.at;
  ring.style.width = ring.style.height = `${diameter}px`;
  ring.style.transform = `translate(${x - diameter / 2}px, ${y - diameter / 2}px)`;
  ring.dataset['sign'] = diameter < SHOWS_SIGN_FROM_CSS_PX ? 'none' : place.erases ? 'minus' : 'plus';
}
