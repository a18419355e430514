import type { HistoryItem } from '@maquette/contract';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import type { Piece } from '../model/pieces.ts';

interface PiecesOnPhotoProps {
  picture: HistoryItem;
  pieces: readonly Piece[];
  /** The piece that is pointed at in the list. */
  shown: number | null;
  disabled: boolean;
  /** Shares of the picture's width and height. */
  onMove: (at: number, to: { x: number; y: number }) => void;
}

/** One press of an arrow key moves a piece by this share of the picture. */
const STEP = 0.01;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (share: number): number => Math.max(0, Math.min(1, share));

/** The furnished room with a marker where every piece stands; markers are dragged, or moved by the arrow keys. */
export function PiecesOnPhoto({ picture, pieces, shown, disabled, onMove }: PiecesOnPhotoProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const { width, height } = picture.metadata;
  const drag = (at: number, { clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return;
    onMove(at, { x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const press = ({ at, x, y }: Piece, event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(at, { x: within(x + step[0]), y: within(y + step[1]) });
  };
  return (
    <div className="mx-auto w-full" style={{ maxWidth: `calc(74dvh * ${width / height})` }}>
      <div
        ref={stage}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="relative w-full overflow-hidden rounded-lg bg-sunken select-none"
      >
        <img
          src={`${picture.url}&w=1280`}
          alt={picture.name}
          {...{ width, height }}
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
        {pieces.map((piece) =>
          piece.isOut ? null : (
            <button
              key={piece.at}
              type="button"
              disabled={disabled}
              aria-label={t('edits.furnish.marker', { number: piece.at + 1, words: piece.words })}
              style={{ left: `${piece.x * 100}%`, top: `${piece.y * 100}%` }}
              className={classNames(
                'absolute grid size-8 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full border-2 border-white text-sm font-semibold shadow-md touch:size-11',
                shown === piece.at ? 'bg-accent text-on-accent' : 'bg-black/70 text-white',
              )}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(piece.at, event)}
              onKeyDown={(event) => press(piece, event)}
            >
              {piece.at + 1}
            </button>
          ),
        )}
      </div>
    </div>
  );
}
