import { memo, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { elementsOf } from '../../../platform/viewport/elements-of.ts';
import { Banner } from '../../../ui/Banner.tsx';
import type { MaskSession } from '../model/mask-session.ts';
import { mountStage } from './mount-stage.ts';

interface MaskStageProps {
  session: MaskSession;
  photoUrl: string;
  photoName: string | undefined;
  surfaceRef: React.RefObject<HTMLDivElement | null>;
}

/** The work area: photo, mask over it, and what follows the pointer. React makes the layers, the canvas code draws them. */
export const MaskStage = memo(function MaskStage(props: MaskStageProps) {
  const { session, photoUrl, photoName, surfaceRef } = props;
  const { t } = useTranslation();
  const helpId = useId();
  const [hasPhotoFailed, setHasPhotoFailed] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLImageElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const offer = useRef<HTMLCanvasElement>(null);
  const outline = useRef<SVGSVGElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const loupe = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const layers = { surface: surfaceRef, board, photo, overlay, offer, outline, ring, loupe };
    return mountStage(elementsOf(layers), session);
  }, [session, surfaceRef]);

  return (
    <>
      {/* Its focus is drawn over the photo, which would cover an outline of its own. */}
      <div
        ref={surfaceRef}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys itself (ARIA 1.2)
        tabIndex={0}
        aria-label={
          photoName ? t('maskEditor.surface', { photo: photoName }) : t('maskEditor.surfaceUnnamed')
        }
        aria-describedby={helpId}
        className="peer absolute inset-0 touch-none overflow-hidden bg-canvas select-none [-webkit-touch-callout:none] outline-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:shadow-[inset_0_0_0_2px_var(--accent-ink),inset_0_0_0_4px_var(--surface)] data-[by=pointer]:after:hidden data-[cursor=cross]:cursor-crosshair data-[cursor=grab]:cursor-grab data-[cursor=grabbing]:cursor-grabbing data-[cursor=ring]:cursor-none"
      >
        <div ref={board} className="absolute top-0 left-0 origin-top-left shadow-mid">
          <img
            ref={photo}
            src={photoUrl}
            alt=""
            draggable={false}
            onError={() => setHasPhotoFailed(true)}
            onLoad={() => setHasPhotoFailed(false)}
            className="pointer-events-none absolute inset-0 size-full max-w-none"
          />
          <canvas ref={overlay} aria-hidden className="absolute inset-0 size-full" />
          <canvas ref={offer} hidden aria-hidden className="absolute inset-0 size-full opacity-60" />
        </div>
        <svg ref={outline} aria-hidden className="pointer-events-none absolute inset-0 size-full fill-none">
          <polygon className="stroke-black stroke-[3]" />
          <polygon className="stroke-white stroke-[1.5] [stroke-dasharray:6_4]" />
          <path className="stroke-black stroke-[11] [stroke-linecap:round]" />
          <path className="stroke-white stroke-[8] [stroke-linecap:round]" />
        </svg>
        <div
          ref={ring}
          hidden
          aria-hidden
          className="pointer-events-none absolute top-0 left-0 rounded-full border border-white shadow-[0_0_0_1px_black] before:absolute before:inset-0 before:grid before:place-items-center before:text-sm/none before:font-bold before:text-white before:[text-shadow:0_0_2px_black,0_0_2px_black] data-[sign=minus]:before:content-['−'] data-[sign=plus]:before:content-['+']"
        />
        <canvas
          ref={loupe}
          hidden
          aria-hidden
          className="pointer-events-none absolute top-0 left-0 size-28 rounded-full border-2 border-white bg-canvas shadow-high"
        />
      </div>
      <p id={helpId} className="sr-only">
        {t('maskEditor.surfaceHelp')}
      </p>
      {hasPhotoFailed && (
        <div className="absolute inset-x-4 top-4">
          <Banner tone="danger">{t('maskEditor.photoFailed')}</Banner>
        </div>
      )}
    </>
  );
});
