import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type CropHandle, cropHandles } from './crop-box.ts';

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
export function CropFrame({ planeRef, holeRef, frameRef }: CropFrameProps) {
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
