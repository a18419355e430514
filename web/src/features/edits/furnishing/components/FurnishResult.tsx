import type { Edit, HistoryItem } from '@maquette/contract';
import { Move, RotateCcw, Sofa } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { ReceiptButton } from '../../receipt/index.ts';
import { DownloadShown, EditResult, RepeatedNotice, ResultView, StartOver } from '../../result/index.ts';
import { useShownEdit } from '../../strip/index.ts';
import { EditFailure } from '../../waiting/index.ts';
import { BlockedReason, type TopUpSlot } from '../../words/index.ts';
import type { FurnishDraft, FurnishEvent } from '../model/furnish-draft.ts';
import { faultOf, piecesOf, thingsToDraw } from '../model/pieces.ts';
import { useFurnishing } from '../use-furnishing.ts';
import { PieceList } from './PieceList.tsx';
import { PiecesOnPhoto } from './PiecesOnPhoto.tsx';

interface FurnishResultProps {
  draft: FurnishDraft;
  dispatch: (event: FurnishEvent) => void;
  photo: HistoryItem;
  onForm: () => void;
  topUp: TopUpSlot;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

const stay = (): void => undefined;

/** The furnished room beside its original, its pieces one by one, and what to do next. */
export function FurnishResult({ draft, dispatch, photo, onForm, onEditResult }: FurnishResultProps) {
  const { t } = useTranslation();
  const [isMoving, setIsMoving] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, tool: 'furnishing' });
  const { edit, result } = shown;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        {isMoving && edit && result ? (
          <Moving {...{ draft, dispatch, edit, result, pointed }} />
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
            <Pieces {...{ draft, dispatch, edit }} onPointed={setPointed} />
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

interface PartProps extends Pick<FurnishResultProps, 'draft' | 'dispatch'> {
  edit: Edit;
}

/** The pieces of the result in view, as they are to be. */
const piecesIn = ({ draft: { changes }, edit }: Pick<PartProps, 'draft' | 'edit'>) =>
  piecesOf(edit.request.furnishing?.things ?? [], changes?.of === edit.id ? changes : null);

function Moving({ pointed, result, ...part }: PartProps & { pointed: number | null; result: HistoryItem }) {
  const { dispatch, edit, draft } = part;
  return (
    <PiecesOnPhoto
      picture={result}
      pieces={piecesIn(part)}
      shown={pointed}
      disabled={draft.isAwaiting}
      onMove={(at, change) => dispatch({ type: 'piece-changed', of: edit.id, at, change })}
    />
  );
}

/** The list, and the button that draws it again for nothing. */
function Pieces({ onPointed, ...part }: PartProps & { onPointed: (at: number | null) => void }) {
  const { t } = useTranslation();
  const { draft, dispatch, edit } = part;
  const work = useFurnishing({ draft, dispatch, onResult: stay });
  const pieces = piecesIn(part);
  const isChanged = draft.changes?.of === edit.id;
  const fault = faultOf(pieces);
  const draw = () => {
    const things = thingsToDraw(edit.request.furnishing?.things ?? [], pieces);
    work.order({ things, of: edit.id });
  };
  return (
    <>
      <h3 className="text-sm font-medium">{t('edits.furnish.pieces')}</h3>
      <PieceList
        pieces={pieces}
        disabled={work.isWorking}
        onShow={onPointed}
        onChange={(at, change) => dispatch({ type: 'piece-changed', of: edit.id, at, change })}
      />
      {work.failure && <EditFailure message={work.failure} onDismiss={work.dismiss} />}
      {isChanged && (
        <div className="flex flex-col gap-3">
          <BlockedReason reason={fault && t(`edits.furnish.fault.${fault}`)} />
          <Button size="lg" busy={work.isWorking} disabled={fault !== null} onClick={draw}>
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
