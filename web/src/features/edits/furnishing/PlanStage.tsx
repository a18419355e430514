import type { FurnishPlan, HistoryItem } from '@maquette/contract';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { SketchLayer } from '../arrange/SketchLayer.tsx';
import type { Sketched } from '../arrange/thing.ts';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { useIsWide } from '../../../platform/stage/use-wide.ts';
import { PieceOutline } from './PieceOutline.tsx';
import type { Marker } from './markers.ts';
import type { Piece, PieceClash, PlacedPiece } from './pieces.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

interface PlanStageProps {
  /** The room without the pieces. */
  photo: HistoryItem;
  plan: FurnishPlan | null;
  /** The pieces that stand in the room, and where the number of each is shown. */
  placed: readonly PlacedPiece[];
  markers: readonly Marker[];
  clashes: readonly PieceClash[];
  /** The piece that is pointed at in the list. */
  shown: number | null;
  disabled: boolean;
  /** Shares of the photo's width and height. */
  onMove: (at: number, to: { x: number; y: number }) => void;
}

/** A piece in hand: where it and the pointer were. */
interface Held {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly fromX: number;
  readonly fromY: number;
}

/** One press of an arrow key moves a piece by this share of the photo; with Shift by a fifth of it. */
const STEP = 0.01;
const FINE = 0.2;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function within(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** The room with every piece sketched where it is to stand, outlined, with a number to drag or to move by the arrow keys. */
export function PlanStage(props: PlanStageProps) {
  const { photo, plan, placed, markers, clashes, shown, disabled, onMove } = props;
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  // The one under the pointer, or in focus.
  const [focused, setFocused] = useState<number | null>(null);
  const isWide = useIsWide();
  const title = usePictureTitle()(photo);
  const { width, height } = photo.metadata;
  const job = useMemo(
    () => plan && { setting: plan.setting, things: placed.map(sketchIn(plan)) },
    [plan, placed],
  );
  const take = ({ at, x, y }: Piece, event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ at, x, y, fromX: event.clientX, fromY: event.clientY });
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !held) return;
    const { at, x, y, fromX, fromY } = held;
    onMove(at, {
      x: within(x + (clientX - fromX) / box.width),
      y: within(y + (clientY - fromY) / box.height),
    });
  };
  const press = ({ at, x, y }: Piece, event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const share = event.shiftKey ? FINE : 1;
    onMove(at, { x: within(x + step[0] * share), y: within(y + step[1] * share) });
  };
  const isAstray = (at: number) => clashes.some(({ piece }) => piece.at === at);
  return (
    <PhotoLayer line={!isWide && placed.length > 0 && <p>{t('edits.furnish.line')}</p>}>
      <div ref={stage} className="absolute inset-0 overflow-hidden bg-sunken select-none">
        <img
          src={`${photo.url}&w=2048`}
          alt={title}
          {...{ width, height }}
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
        <SketchLayer job={job} aspect={width / height} isMoving={held !== null} />
        {plan &&
          placed.map((one, number) => (
            <PieceOutline
              key={one.piece.at}
              {...{ one, plan }}
              isShown={[shown, focused, held?.at].includes(one.piece.at)}
              marker={markers[number] ?? one.piece}
              isAstray={isAstray(one.piece.at)}
            />
          ))}
        {placed.map(({ piece, thing }, number) => (
          <button
            key={piece.at}
            type="button"
            onFocus={() => setFocused(piece.at)}
            onBlur={() => setFocused(null)}
            onPointerEnter={() => setFocused(piece.at)}
            onPointerLeave={() => setFocused(null)}
            disabled={disabled}
            title={thing.name}
            aria-label={t('edits.furnish.marker', { number: piece.at + 1, words: piece.words })}
            style={{
              left: `${100 * (markers[number]?.x ?? 0)}%`,
              top: `${100 * (markers[number]?.y ?? 0)}%`,
            }}
            className="absolute grid size-8 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full touch:size-11"
            onPointerDown={(event) => take(piece, event)}
            onPointerMove={drag}
            onLostPointerCapture={() => setHeld(null)}
            onKeyDown={(event) => press(piece, event)}
          >
            <span
              className={classNames(
                'grid size-6 place-items-center rounded-full border-2 border-white text-xs font-semibold shadow-md',
                isAstray(piece.at)
                  ? 'bg-danger text-on-danger'
                  : shown === piece.at
                    ? 'bg-accent text-on-accent'
                    : 'bg-black/75 text-white',
              )}
            >
              {piece.at + 1}
            </span>
          </button>
        ))}
      </div>
    </PhotoLayer>
  );
}

/** A piece as its plan draws it. */
function sketchIn({ seed, light }: FurnishPlan) {
  return ({ thing, arrangement, support, isFlat }: PlacedPiece): Sketched => {
    const { kind, words, width } = thing;
    const { variant } = arrangement;
    // Where it stands does not change how it looks.
    const model = { kind, words, width, arrangement: { ...thing.arrangement, x: 0, y: 0, variant } };
    return {
      model: { by: 'furnishing', thing: model, seed },
      ...{ support, isFlat, light },
      at: { ...arrangement, size: 0 },
    };
  };
}
