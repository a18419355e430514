import type { HistoryItem } from '@maquette/contract';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  boxBetween,
  type Crosshair,
  type CrosshairAct,
  dabOf,
  middle,
  type Place,
  pointsOf,
  type RegionTool,
  stepCrosshair,
} from './pointing.ts';
import type { Correction } from './region-draft.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

interface RegionStageProps {
  photo: HistoryItem;
  tool: RegionTool;
  onCorrected: (correction: Correction) => void;
  onUndo: () => void;
  /** What lies over the photo. */
  children: ReactNode;
}

/** The photo, to be pointed at: by mouse, finger or pen, or by a crosshair that the arrow keys move. */
export function RegionStage({ photo, tool, onCorrected, onUndo, children }: RegionStageProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const title = usePictureTitle()(photo);
  const [crosshair, setCrosshair] = useState<Crosshair | null>(null);
  const { width, height } = photo.metadata;
  const pointer = useRegionPointer({ tool, width, height, onCorrected });

  const scaled = ({ x, y }: Place): Place => ({ x: x * width, y: y * height });
  const perform = (act: CrosshairAct) => {
    if (act.type === 'box') {
      const box = boxBetween(scaled(act.from), scaled(act.to), 1);
      return box && onCorrected({ kind: 'box', box });
    }
    onCorrected({ kind: 'points', points: pointsOf([scaled(act.at)], act.type === 'keep') });
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey: isShift, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      event.preventDefault();
      return onUndo();
    }
    if (ctrlKey || metaKey || altKey) return;
    const step = stepCrosshair(crosshair ?? middle, { key, isShift });
    if (step === null) return;
    event.preventDefault();
    setCrosshair(step.crosshair);
    if (step.act) perform(step.act);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive (ARIA 1.2) */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys itself (ARIA 1.2)
        tabIndex={0}
        aria-label={t('edits.region.surface', { photo: title })}
        aria-describedby={helpId}
        onKeyDown={press}
        onBlur={() => setCrosshair(null)}
        {...pointer.handlers}
        className="absolute inset-0 cursor-crosshair touch-none overflow-hidden bg-sunken select-none [-webkit-touch-callout:none]"
      >
        <img
          src={`${photo.url}&w=2048`}
          alt=""
          width={width}
          height={height}
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
        {children}
        <RegionMarks
          width={width}
          height={height}
          crosshair={crosshair}
          path={pointer.stroke?.path ?? []}
          isBox={tool === 'box'}
        />
      </div>
      <p id={helpId} className="sr-only">
        {t('edits.region.surfaceHelp')}
      </p>
    </>
  );
}

interface RegionMarksProps {
  /** Of the photo, in pixels: the drawing counts in them. */
  width: number;
  height: number;
  crosshair: Crosshair | null;
  /** Where the pointer has gone since it came down. */
  path: readonly Place[];
  isBox: boolean;
}

/** Each line twice, dark under light, so that it is seen on any photo. */
const lines = ['stroke-black stroke-[3]', 'stroke-white stroke-[1.5]'] as const;

/** What follows pointer and keys: the dab or box being drawn, and the crosshair. */
function RegionMarks({ width, height, crosshair, path, isBox }: RegionMarksProps) {
  const scaled = ({ x, y }: Place): Place => ({ x: x * width, y: y * height });
  const [first, last] = [path[0], path.at(-1)];
  const drawn = isBox && first && last ? boxBetween(first, last, 1) : null;
  const keyed = crosshair?.corner ? boxBetween(scaled(crosshair.corner), scaled(crosshair.at), 1) : null;
  const box = drawn ?? keyed;
  const at = crosshair && scaled(crosshair.at);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full fill-none [&_*]:[vector-effect:non-scaling-stroke]"
    >
      {lines.map((line) => (
        <g key={line} className={line}>
          {box && <rect x={box[0]} y={box[1]} width={box[2] - box[0]} height={box[3] - box[1]} />}
          {!isBox && path.length > 1 && <polyline points={path.map(({ x, y }) => `${x},${y}`).join(' ')} />}
          {at && <path d={`M${at.x} 0V${height}M0 ${at.y}H${width}`} />}
        </g>
      ))}
    </svg>
  );
}

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
function useRegionPointer({ tool, width, height, onCorrected }: RegionPointerInput) {
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
