import type { Edit, HistoryItem } from '@maquette/contract';
import { Move, RotateCcw, Sofa } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { BlockedReason } from '../order/PayingButtons.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { RepeatedNotice } from '../result/RepeatedNotice.tsx';
import { DownloadShown, EditResult, StartOver } from '../result/ResultActions.tsx';
import { ResultView } from '../result/ResultView.tsx';
import { useShownEdit } from '../result/use-shown-edit.ts';
import { EditFailure } from '../running/EditProgress.tsx';
import { PieceList } from './PieceList.tsx';
import { PlanNotes } from './PlanNotes.tsx';
import { PlanStage } from './PlanStage.tsx';
import type { FurnishDraft, FurnishEvent } from './furnish-draft.ts';
import { useFurnishing } from './use-furnishing.ts';
import { usePieces } from './use-pieces.ts';

interface FurnishResultProps {
  draft: FurnishDraft;
  dispatch: (event: FurnishEvent) => void;
  photo: HistoryItem;
  onForm: () => void;
  topUp: TopUpSlot;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

function stay(): void {
  return undefined;
}

/** The furnished room beside its original, its pieces one by one, and what to do next. */
export function FurnishResult({ draft, dispatch, photo, onForm, onEditResult }: FurnishResultProps) {
  const { t } = useTranslation();
  const [isMoving, setIsMoving] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, tool: 'furnishing' });
  const { edit, result } = shown;
  const pieces = useDrawnPieces({ draft, dispatch, photo, edit, isMoving });
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {isMoving && edit && result ? (
          <>
            <PlanStage
              {...{ photo, ...pieces }}
              shown={pointed}
              disabled={draft.isAwaiting}
              onMove={pieces.move}
            />
          </>
        ) : (
          <ResultView {...{ photo, draft, dispatch, shown }} initialView="slider" />
        )}
      </div>
      <section className="flex min-w-0 flex-col gap-5 rounded-lg border border-line bg-surface p-5">
        <h2 className="text-xl font-semibold tracking-tight">{t('edits.furnish.done')}</h2>
        {edit && result && (
          <>
            <RepeatedNotice edit={edit} onAnother={onForm} />
            <div className="flex flex-wrap gap-2">
              {result.metadata.preview && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
              <Tag tone="neutral">
                {edit.charged === 0
                  ? t('edits.search.fact.free')
                  : t('edits.result.charged', { count: edit.charged })}
              </Tag>
            </div>
            <Chip
              selected={isMoving}
              icon={<Move aria-hidden size={16} />}
              className="self-start"
              onClick={() => setIsMoving(!isMoving)}
            >
              {t('edits.furnish.move')}
            </Chip>
            {isMoving && <p className="text-sm text-ink-faint">{t('edits.furnish.moveHint')}</p>}
            <Pieces {...{ draft, dispatch, edit, pieces }} onPointed={setPointed} />
          </>
        )}
        <div className="flex flex-col gap-3">
          {result && (
            <DownloadShown
              result={result}
              original={shown.isOriginal ? photo : null}
              name="furnished-room.png"
            />
          )}
          <Button variant="secondary" icon={<Sofa aria-hidden size={18} />} onClick={onForm}>
            {t('edits.furnish.another')}
          </Button>
          {result && <EditResult onEdit={() => onEditResult(result)} />}
          <StartOver
            icon={<RotateCcw aria-hidden size={18} />}
            text={t('edits.furnish.startOverText')}
            onStartOver={() => dispatch({ type: 'started-over' })}
          />
        </div>
        {edit && result && <ReceiptButton edit={edit} result={result} />}
      </section>
    </div>
  );
}

interface DrawnPieces extends Pick<FurnishResultProps, 'draft' | 'dispatch' | 'photo'> {
  edit: Edit | undefined;
  isMoving: boolean;
}

/** The pieces of the result in view, as they are to be; how they stand is looked up once somebody changes them. */
function useDrawnPieces({ draft, dispatch, photo, edit, isMoving }: DrawnPieces) {
  const furnishing = edit?.request.furnishing;
  const of = edit?.id ?? '';
  const isAsked = isMoving || draft.changes?.of === of;
  const form = useMemo(
    () =>
      furnishing && isAsked
        ? {
            ...{ fileId: photo.id, room_type: furnishing.roomType, style: furnishing.style },
            ...{ things: furnishing.things, of },
          }
        : null,
    [furnishing, isAsked, photo.id, of],
  );
  return usePieces({ draft, dispatch, of, form, ...(furnishing && { drawn: furnishing.things }) });
}

interface PartProps extends Pick<FurnishResultProps, 'draft' | 'dispatch'> {
  edit: Edit;
  pieces: ReturnType<typeof useDrawnPieces>;
  onPointed: (at: number | null) => void;
}

/** The list, and the button that draws it again for nothing. */
function Pieces({ onPointed, draft, dispatch, edit, pieces }: PartProps) {
  const { t } = useTranslation();
  const work = useFurnishing({ draft, dispatch, onResult: stay });
  const { fault } = pieces;
  return (
    <>
      <h3 className="text-sm font-medium">{t('edits.furnish.pieces')}</h3>
      <PieceList
        pieces={pieces.pieces}
        disabled={work.isWorking}
        onShow={onPointed}
        onChange={pieces.change}
      />
      <PlanNotes {...pieces} />
      {work.failure && <EditFailure message={work.failure} onDismiss={work.dismiss} />}
      {pieces.isChanged && (
        <div className="flex flex-col gap-3">
          <BlockedReason reason={fault && t(`edits.furnish.fault.${fault}`)} />
          <Button
            size="lg"
            busy={work.isWorking}
            disabled={fault !== null}
            onClick={() => work.order({ things: pieces.wanted(), of: edit.id })}
          >
            {t('edits.furnish.again')}
          </Button>
          <Button
            variant="ghost"
            disabled={work.isWorking}
            onClick={() => dispatch({ type: 'changes-dropped' })}
          >
            {t('edits.furnish.reset')}
          </Button>
        </div>
      )}
    </>
  );
}
