import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { elementsOf } from '../../../platform/viewport/elements-of.ts';
import { CompareTag } from '../../../ui/ComparePicture.tsx';
import type { EditorStore } from '../model/editor-store.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { type CropBox, type CropHandle, cropHandles } from './crop-box.ts';
import { type MountedStage, mountStage } from './mount-stage.ts';
import type { PickedColour } from './pick-colour.ts';
import type { StageMode } from './stage-setup.ts';
import type { StageView } from './stage-view.ts';

interface PhotoStageProps {
  store: EditorStore;
  picture: OpenedPicture;
  worker: PhotoWorker;
  view: StageView;
  mode: StageMode;
  /** Shows the original within the frame as it is now. */
  isComparing: boolean;
  onPicked: (colour: PickedColour) => void;
}

/**
 * The picture as the store has it, with the crop to be changed or a colour to be picked. Fills its parent, which must be
 * positioned. React makes the layers; all that moves is set on them directly.
 */
export function PhotoStage({ store, picture, worker, view, mode, isComparing, onPicked }: PhotoStageProps) {
  const { t } = useTranslation();
  const id = useId();
  const helpId = `${id}help`;
  const tones = `${id}tones`;
  const sharpen = `${id}sharpen`;
  const [cropped, setCropped] = useState<CropBox | null>(null);
  const [stage, setStage] = useState<MountedStage | null>(null);
  const surface = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const plate = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const detail = useRef<HTMLCanvasElement>(null);
  const filters = useRef<SVGSVGElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const cropPlane = useRef<HTMLDivElement>(null);
  const cropHole = useRef<HTMLDivElement>(null);
  const cropFrame = useRef<HTMLDivElement>(null);
  const crosshair = useRef<HTMLDivElement>(null);
  const pick = useEffectEvent(onPicked);

  useEffect(() => {
    const parts = {
      surface,
      frame,
      plate,
      base,
      detail,
      filters,
      grid,
      cropPlane,
      cropHole,
      cropFrame,
      crosshair,
    };
    const mounted = mountStage(elementsOf(parts), {
      ...{ store, picture, worker, view, names: { tones, sharpen } },
      onPicked: (colour) => pick(colour),
      onCropped: setCropped,
    });
    setStage(mounted);
    return () => mounted.stop();
  }, [store, picture, worker, view, tones, sharpen]);
  useEffect(() => stage?.show({ mode, isComparing }), [stage, mode, isComparing]);

  return (
    <>
      <div
        ref={surface}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys itself (ARIA 1.2)
        tabIndex={0}
        aria-label={t('photoEditor.stage.name')}
        aria-describedby={helpId}
        className="absolute inset-0 touch-none overflow-hidden bg-canvas select-none [-webkit-touch-callout:none] -outline-offset-2 data-[cursor=e]:cursor-ew-resize data-[cursor=grab]:cursor-grab data-[cursor=grabbing]:cursor-grabbing data-[cursor=move]:cursor-move data-[cursor=n]:cursor-ns-resize data-[cursor=ne]:cursor-nesw-resize data-[cursor=nw]:cursor-nwse-resize data-[cursor=outside]:cursor-crosshair data-[cursor=pick]:cursor-crosshair data-[cursor=s]:cursor-ns-resize data-[cursor=se]:cursor-nwse-resize data-[cursor=sw]:cursor-nesw-resize data-[cursor=w]:cursor-ew-resize"
      >
        <div
          ref={frame}
          className={`absolute top-0 left-0 overflow-hidden shadow-mid ${picture.hasAlpha ? 'bg-[repeating-conic-gradient(#fff_0_25%,#d5d5d5_0_50%)] bg-size-[16px_16px]' : ''}`}
        >
          <div ref={plate} className="absolute top-0 left-0 origin-top-left">
            <canvas ref={base} role="img" aria-label={t('photoEditor.stage.picture')} className="size-full" />
            <canvas ref={detail} hidden aria-hidden className="absolute" />
          </div>
          <div
            ref={grid}
            hidden
            aria-hidden
            data-part="grid"
            className="absolute inset-0 bg-[linear-gradient(to_right,rgb(0_0_0/.35)_1px,rgb(255_255_255/.65)_1px_2px,transparent_2px),linear-gradient(to_bottom,rgb(0_0_0/.35)_1px,rgb(255_255_255/.65)_1px_2px,transparent_2px)] bg-size-[12.5%_12.5%]"
          />
        </div>
        <CropFrame planeRef={cropPlane} holeRef={cropHole} frameRef={cropFrame} />
        <div
          ref={crosshair}
          hidden
          aria-hidden
          className="pointer-events-none absolute -top-3 -left-3 size-6 rounded-full border-2 border-white shadow-[0_0_0_1px_black,inset_0_0_0_1px_black]"
        />
        {isComparing && <CompareTag side="left">{t('photoEditor.before')}</CompareTag>}
      </div>
      <FilterParts ref={filters} tones={tones} sharpen={sharpen} />
      <p id={helpId} className="sr-only">
        {t(`photoEditor.stage.help.${mode}`)}
      </p>
      <p role="status" className="sr-only">
        {cropped && t('photoEditor.stage.cropped', roundedBox(cropped))}
      </p>
    </>
  );
}

function roundedBox({ left, top, right, bottom }: CropBox) {
  const [x, y] = [Math.round(left), Math.round(top)];
  return { x, y, width: Math.round(right) - x, height: Math.round(bottom) - y };
}

interface FilterPartsProps {
  ref: RefObject<SVGSVGElement | null>;
  /** The names by which CSS calls the filters. */
  tones: string;
  sharpen: string;
}

/** What CSS has no filter function for: tone tables and the unsharp mask. Their values are set by the stage. */
function FilterParts({ ref, tones, sharpen }: FilterPartsProps) {
  const whole = { x: '0', y: '0', width: '1', height: '1', colorInterpolationFilters: 'sRGB' } as const;
  return (
    <svg ref={ref} aria-hidden width="0" height="0" className="absolute">
      <filter id={tones} {...whole}>
        <feComponentTransfer>
          <feFuncR type="table" />
          <feFuncG type="table" />
          <feFuncB type="table" />
        </feComponentTransfer>
      </filter>
      <filter id={sharpen} {...whole}>
        <feGaussianBlur stdDeviation="0" result="soft" />
        <feComposite operator="arithmetic" in="SourceGraphic" in2="soft" k1="0" k2="1" k3="0" k4="0" />
      </filter>
    </svg>
  );
}

interface CropFrameProps {
  planeRef: RefObject<HTMLDivElement | null>;
  holeRef: RefObject<HTMLDivElement | null>;
  frameRef: RefObject<HTMLDivElement | null>;
}

const places: Readonly<Record<CropHandle, string>> = {
  nw: 'top-0 left-0',
  n: 'top-0 left-1/2',
  ne: 'top-0 left-full',
  e: 'top-1/2 left-full',
  se: 'top-full left-full',
  s: 'top-full left-1/2',
  sw: 'top-full left-0',
  w: 'top-1/2 left-0',
};

/** What is kept of the picture: the rest is dimmed. Pointers are heard by the stage; the buttons are for the keyboard. */
function CropFrame({ planeRef, holeRef, frameRef }: CropFrameProps) {
  const { t } = useTranslation();
  return (
    <div ref={planeRef} hidden className="pointer-events-none absolute top-0 left-0">
      <div className="absolute inset-0 overflow-hidden">
        <div ref={holeRef} className="absolute top-0 left-0 shadow-[0_0_0_200vmax_rgb(0_0_0/0.55)]" />
      </div>
      <div ref={frameRef} className="absolute top-0 left-0 outline outline-white">
        <div className="absolute inset-y-0 right-1/3 left-1/3 border-x border-white/60" />
        <div className="absolute inset-x-0 top-1/3 bottom-1/3 border-y border-white/60" />
        <button
          type="button"
          data-handle="move"
          aria-label={t('photoEditor.stage.cropFrame')}
          className="absolute inset-0 focus-visible:outline-3 focus-visible:outline-accent"
        />
        {cropHandles.map((handle) => (
          <button
            key={handle}
            type="button"
            data-handle={handle}
            aria-label={t(`photoEditor.stage.handle.${handle}`)}
            className={`absolute grid size-6 -translate-1/2 place-items-center rounded-full focus-visible:outline-3 focus-visible:outline-accent ${places[handle]}`}
          >
            <span className="size-3 rounded-full border border-black/40 bg-white shadow-mid" />
          </button>
        ))}
      </div>
    </div>
  );
}
