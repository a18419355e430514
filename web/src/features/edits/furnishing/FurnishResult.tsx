import type { Edit, HistoryItem } from '@maquette/contract';
import { Move, Sofa } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { BlockedReason } from '../order/PayBar.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { RepeatedNotice } from '../result/EditFacts.tsx';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultView } from '../result/ResultView.tsx';
import { useShownEdit } from '../result/use-shown-edit.ts';
import { EditFailure } from '../running/EditProgress.tsx';
import { Dock } from '../../../platform/stage/Dock.tsx';
import { Stage } from '../../../platform/stage/Stage.tsx';
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
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

/** The furnished room beside its original, its pieces one by one, and what to do next. */
export function FurnishResult({ draft, dispatch, photo, onForm, onEditResult }: FurnishResultProps) {
  const { t } = useTranslation();
  const [isMoving, setIsMoving] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, purpose: 'furnishing' });
  const { edit, result } = shown;
  const pieces = useDrawnPieces({ draft, dispatch, photo, edit, isMoving });
  return (
    <Stage photo={photo}>
      {isMoving && edit && result ? (
        <PlanStage
          {...{ photo, ...pieces }}
          shown={pointed}
          disabled={draft.isAwaiting}
          onMove={pieces.move}
        />
      ) : (
        <ResultView {...{ photo, draft, dispatch, shown }} />
      )}
      <Dock
        label={t('edits.furnish.done')}
        optionsLabel={t('edits.furnish.pieces')}
        isPeeking={false}
        isSlim
        begin="peek"
        selection={null}
        {...(isMoving && { marks: pieces.markers })}
        options={
          edit &&
          result && (
            <>
              <RepeatedNotice edit={edit} onAnother={onForm} />
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
          )
        }
      >
        {(more) => (
          <div className="flex flex-col gap-3 wide:flex-row wide:flex-wrap wide:items-center wide:justify-center wide:gap-2">
            <h2 className="sr-only">{t('edits.furnish.done')}</h2>
            <ResultActions
              {...{ photo, shown, onEditResult }}
              startOverText={t('edits.furnish.startOverText')}
              onStartOver={() => dispatch({ type: 'started-over' })}
            >
              <Button variant="secondary" size="sm" icon={<Sofa aria-hidden size={16} />} onClick={onForm}>
                {t('edits.furnish.another')}
              </Button>
            </ResultActions>
            {edit && result && <ReceiptButton edit={edit} result={result} />}
            {more}
          </div>
        )}
      </Dock>
    </Stage>
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
  const work = useFurnishing({ draft, dispatch });
  const { fault } = pieces;
  return (
    <>
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
            size="sm"
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
