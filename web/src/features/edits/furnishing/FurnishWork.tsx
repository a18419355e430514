import { FurnishStyle, type HistoryItem, limits, RoomType } from '@maquette/contract';
import { Shuffle, Sofa } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { BlockedReason } from '../order/PayBar.tsx';
import { ShortCredits } from '../order/ShortCredits.tsx';
import { OriginalFigure } from '../photo/OriginalFigure.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import { EditFailure } from '../running/EditProgress.tsx';
import { Dock, hasRoomBeside } from '../../../platform/stage/Dock.tsx';
import { Stage } from '../../../platform/stage/Stage.tsx';
import { useIsWide } from '../../../platform/stage/use-wide.ts';
import { WaitingBar } from '../running/WaitingBar.tsx';
import { randomSeed } from '../words/random-seed.ts';
import { PieceList } from './PieceList.tsx';
import { PlanNotes } from './PlanNotes.tsx';
import { PlanStage } from './PlanStage.tsx';
import type { FurnishDraft, FurnishEvent } from './furnish-draft.ts';
import { useFurnishing } from './use-furnishing.ts';
import { usePieces } from './use-pieces.ts';

interface FurnishWorkProps {
  draft: FurnishDraft;
  dispatch: (event: FurnishEvent) => void;
  photo: HistoryItem;
  onPhoto: (photo: HistoryItem) => void;
  onResult: () => void;
}

/** What the room is to be furnished with, as planned by the seed in hand. */
function usePlannedPieces({
  draft,
  dispatch,
  photo: { id },
}: Pick<FurnishWorkProps, 'draft' | 'dispatch' | 'photo'>) {
  const { roomType, style, chance } = draft;
  useEffect(() => {
    if (chance === null) dispatch({ type: 'chance-drawn', chance: randomSeed() });
  }, [chance, dispatch]);
  const form = useMemo(
    () => (chance === null ? null : { fileId: id, room_type: roomType, style, seed: chance }),
    [id, roomType, style, chance],
  );
  return usePieces({ draft, dispatch, form, of: [id, roomType, style, chance].join(' ') });
}

/** The photo with what it is to be furnished with, what kind of room it becomes and in which style, and the button that spends. */
export function FurnishWork({ draft, dispatch, photo, onPhoto, onResult }: FurnishWorkProps) {
  const { t } = useTranslation();
  const work = useFurnishing({ draft, dispatch, onResult });
  const planned = usePlannedPieces({ draft, dispatch, photo });
  const [pointed, setPointed] = useState<number | null>(null);
  const { isWorking } = work;
  const { plan, placed, markers, clashes, fault, isPlanning, failure } = planned;
  // What is shown is what is drawn; without a plan the server makes one.
  const shown = plan ? { seed: plan.seed, things: planned.wanted() } : {};
  const isWide = useIsWide();
  const dropPhoto = () => dispatch({ type: 'photo-dropped' });
  const price = limits.editPriceFurnishing;
  return (
    <Stage photo={photo}>
      <PlanStage
        {...{ photo, plan, placed, markers, clashes }}
        shown={pointed}
        disabled={isWorking}
        onMove={planned.move}
      />
      {isWorking && <WaitingBar running={work.running} />}
      {!(isWide && isWorking) && (
        <Dock
          label={t('edits.furnish.what')}
          optionsLabel={t('edits.furnish.choices')}
          isOpenAtFirst={hasRoomBeside(photo)}
          isSlim
          isPeeking={isWorking}
          selection={null}
          marks={markers}
          options={
            <>
              <Wishes {...{ draft, dispatch, planned, isWorking }} onPointed={setPointed} />
              <OriginalFigure photo={photo} onChange={dropPhoto} />
            </>
          }
        >
          {(more) => (
            <>
              {work.failure && <EditFailure message={work.failure} onDismiss={work.dismiss} />}
              <div className="flex items-center justify-between gap-3 narrow:hidden">
                <p className="text-sm font-medium">
                  {t(`edits.furnish.room.${draft.roomType}`)} · {t(`edits.furnish.style.${draft.style}`)}
                </p>
                {more}
              </div>
              {!isWorking && (
                <>
                  <PlanNotes {...{ clashes, failure, isPlanning }} retry={planned.retry} />
                  <PhotoPreflight photo={photo} onBrightened={onPhoto} onChangePhoto={dropPhoto} />
                </>
              )}
              <ShortCredits
                {...{ price }}
                short={work.short}
                kept={t('edits.furnish.kept')}
                onClose={work.dismiss}
              />
              <BlockedReason reason={isWorking || !fault ? null : t(`edits.furnish.fault.${fault}`)} />
              <div className="flex flex-col gap-3 narrow:in-data-[sheet=peek]:order-first wide:flex-row-reverse wide:items-center">
                <Button
                  busy={isWorking}
                  disabled={fault !== null || planned.isHopeless}
                  icon={<Sofa aria-hidden size={18} />}
                  onClick={() => work.order(shown)}
                >
                  {t('edits.furnish.button', { count: price })}
                </Button>
                <p className="max-w-sm text-sm text-ink-faint wide:max-w-lg wide:text-xs">
                  {plan && t('edits.furnish.sketch')} {t('edits.furnish.afterwards')}{' '}
                  {t('edits.generate.fair')}
                </p>
              </div>
            </>
          )}
        </Dock>
      )}
    </Stage>
  );
}

interface WishesProps extends Pick<FurnishWorkProps, 'draft' | 'dispatch'> {
  planned: ReturnType<typeof usePlannedPieces>;
  isWorking: boolean;
  onPointed: (at: number | null) => void;
}

/** Which room it becomes, in which style, and with which pieces. */
function Wishes({ draft, dispatch, planned, isWorking, onPointed }: WishesProps) {
  const { t } = useTranslation();
  const { plan, pieces, isPlanning } = planned;
  return (
    <>
      <Choices
        label={t('edits.furnish.room')}
        options={RoomType.options}
        chosen={draft.roomType}
        nameOf={(room) => t(`edits.furnish.room.${room}`)}
        disabled={isWorking}
        onChoose={(roomType) => dispatch({ type: 'room-chosen', roomType })}
      />
      <Choices
        label={t('edits.furnish.style')}
        options={FurnishStyle.options}
        chosen={draft.style}
        nameOf={(style) => t(`edits.furnish.style.${style}`)}
        disabled={isWorking}
        onChoose={(style) => dispatch({ type: 'style-chosen', style })}
      />
      <p className="text-sm text-ink-faint">{t(`edits.furnish.styleHint.${draft.style}`)}</p>
      {plan && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<Shuffle aria-hidden size={16} />}
            disabled={isWorking || isPlanning}
            onClick={() => dispatch({ type: 'chance-drawn', chance: randomSeed() })}
          >
            {t('edits.furnish.otherPlan')}
          </Button>
          {planned.isChanged && (
            <Button
              variant="ghost"
              size="sm"
              disabled={isWorking}
              onClick={() => dispatch({ type: 'changes-dropped' })}
            >
              {t('edits.furnish.asPlanned')}
            </Button>
          )}
        </div>
      )}
      {plan && (
        <details className="flex flex-col gap-3">
          <summary className="min-h-9 cursor-pointer text-sm font-medium touch:py-3">
            {t('edits.furnish.planPieces', { count: plan.things.length })}
          </summary>
          <PieceList pieces={pieces} disabled={isWorking} onShow={onPointed} onChange={planned.change} />
        </details>
      )}
    </>
  );
}

interface ChoicesProps<Name extends string> {
  label: string;
  options: readonly Name[];
  chosen: Name;
  nameOf: (name: Name) => string;
  disabled: boolean;
  onChoose: (name: Name) => void;
}

/** One of a few, all of them in view. */
function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { label, options, chosen, nameOf, disabled, onChoose } = props;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{label}</h2>
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {options.map((name) => (
          <Chip key={name} selected={name === chosen} disabled={disabled} onClick={() => onChoose(name)}>
            {nameOf(name)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
