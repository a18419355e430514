import { type PointerEvent, useState } from 'react';
import { boxBetween, dabOf, type Place, pointsOf, type RegionTool } from './pointing.ts';
import type { Correction } from './region-draft.ts';

interface RegionPointerInput {
  tool: RegionTool;
  /** Width of the photo, in pixels. */
  width: number;
  height: number;
  onCorrected: (correction: Correction) => void;
}

/** Distances a pointer covers by accident, in CSS pixels. */
const SPACING_PX = 12;
const RIGHT_BUTTON = 2;

interface Stroke {
  readonly pointerId: number;
  readonly isKeeping: boolean;
  /** In pixels of the photo. */
  readonly path: readonly Place[];
}

/** Turns clicks, dabs and drags on the photo into corrections. Alt or the right button turns keeping round. */
export function useRegionPointer({ tool, width, height, onCorrected }: RegionPointerInput) {
  const [stroke, setStroke] = useState<Stroke | null>(null);

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): Place => {
    const frame = currentTarget.getBoundingClientRect();
    const part = (at: number, size: number) => Math.min(1, Math.max(0, at / size));
    return {
      x: part(clientX - frame.left, frame.width) * width,
      y: part(clientY - frame.top, frame.height) * height,
    };
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (stroke !== null || (event.button !== 0 && event.button !== RIGHT_BUTTON)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isTurned = event.altKey || event.button === RIGHT_BUTTON;
    setStroke({
      pointerId: event.pointerId,
      isKeeping: (tool === 'leave-out') === isTurned,
      path: [placeOf(event)],
    });
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    if (stroke?.pointerId !== event.pointerId) return;
    const place = placeOf(event);
    setStroke((former) => former && { ...former, path: [...former.path, place] });
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (stroke?.pointerId !== event.pointerId) return;
    setStroke(null);
    const path = [...stroke.path, placeOf(event)];
    const [first, last] = [path[0], path.at(-1)];
    if (first === undefined || last === undefined) return;
    const spacing = (SPACING_PX * width) / event.currentTarget.clientWidth;
    const box = tool === 'box' ? boxBetween(first, last, spacing) : null;
    if (box) return onCorrected({ kind: 'box', box });
    const places = tool === 'box' ? [first] : dabOf(path, spacing);
    onCorrected({ kind: 'points', points: pointsOf(places, stroke.isKeeping) });
  };

  return {
    stroke,
    handlers: {
      onPointerDown: begin,
      onPointerMove: go,
      onPointerUp: end,
      onPointerCancel: () => setStroke(null),
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
