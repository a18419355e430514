import type { HistoryItem } from '@maquette/contract';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Correction } from '../model/correction.ts';
import { type Crosshair, type CrosshairAct, middle, stepCrosshair } from '../model/crosshair.ts';
import { boxBetween, type Place, pointsOf, type RegionTool } from '../model/gesture.ts';
import { RegionMarks } from './RegionMarks.tsx';
import { useRegionPointer } from './use-region-pointer.ts';

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
        aria-label={t('edits.region.surface', { photo: photo.name })}
        aria-describedby={helpId}
        onKeyDown={press}
        onBlur={() => setCrosshair(null)}
        {...pointer.handlers}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="relative w-full cursor-crosshair touch-none overflow-hidden rounded-lg bg-sunken select-none [-webkit-touch-callout:none]"
      >
        <img
          src={`${photo.url}&w=1280`}
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
