import type { HistoryItem } from '@maquette/contract';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';
import type { Neighbours } from './neighbours.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { fitted, transformOf } from './zoom.ts';

interface FullScreenProps {
  picture: HistoryItem;
  neighbours: Neighbours;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A picture that fills the window, above everything; the arrow keys and a swipe lead to the next. */
export function FullScreenPicture({ open, ...props }: FullScreenProps & { open: boolean }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  const { previous, next } = props.neighbours;
  const byKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (step === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    props.onStep(step);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t('files.view.fullScreen')}
      onClose={({ target, currentTarget }) => target === currentTarget && props.onClose()}
      onKeyDown={byKey}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-black p-0 text-white outline-none"
    >
      {open && (
        <>
          <WholePicture key={props.picture.id} {...props} />
          <RoundButton label={t('files.view.endFullScreen')} onClick={props.onClose} place="top-3 right-3">
            <X aria-hidden size={22} />
          </RoundButton>
          {previous !== null && (
            <RoundButton
              label={t('files.view.previous')}
              onClick={() => props.onStep(-1)}
              place="top-1/2 left-3 -translate-y-1/2 touch:hidden"
            >
              <ChevronLeft aria-hidden size={24} />
            </RoundButton>
          )}
          {next !== null && (
            <RoundButton
              label={t('files.view.next')}
              onClick={() => props.onStep(1)}
              place="top-1/2 right-3 -translate-y-1/2 touch:hidden"
            >
              <ChevronRight aria-hidden size={24} />
            </RoundButton>
          )}
        </>
      )}
    </dialog>
  );
}

/** It begins whole; what is looked at closely is fetched as it is stored. */
function WholePicture({ picture, onStep }: FullScreenProps) {
  const { t } = useTranslation();
  const title = usePictureTitle()(picture);
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(fitted);
  const { width, height } = picture.metadata;
  const shownWidth = Math.min(window.innerWidth, (window.innerHeight * width) / Math.max(1, height));
  const fullScale = Math.max(width / (shownWidth * window.devicePixelRatio), 2);
  const gestures = useZoomGestures({
    frame,
    zoom,
    onZoom: setZoom,
    fullScale,
    maxScale: 2 * fullScale,
    onSwipe: onStep,
  });
  const isNear = zoom.scale > 1;
  return (
    <div
      ref={frame}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys itself (ARIA 1.2)
      tabIndex={0}
      aria-label={t('files.zoom.frame', { name: title })}
      className="absolute inset-0 cursor-zoom-in touch-none overflow-hidden outline-none select-none"
      {...gestures}
    >
      <div className="absolute inset-0 origin-top-left" style={{ transform: transformOf(zoom) }}>
        <img
          src={`${picture.url}&w=2048`}
          alt={title}
          {...{ width, height }}
          draggable={false}
          className="absolute inset-0 size-full object-contain"
        />
        {isNear && (
          <img
            src={picture.url}
            alt=""
            draggable={false}
            className="absolute inset-0 size-full object-contain"
          />
        )}
      </div>
      {!isNear && (
        <p className="pointer-events-none absolute inset-x-0 bottom-0 truncate bg-black/55 px-4 py-3 text-center text-sm">
          {title}
        </p>
      )}
    </div>
  );
}

interface RoundButtonProps {
  label: string;
  onClick: () => void;
  place: string;
  children: ReactNode;
}

function RoundButton({ label, onClick, place, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`absolute grid size-12 place-items-center rounded-full bg-black/65 outline-white hover:bg-black/85 ${place}`}
    >
      {children}
    </button>
  );
}
