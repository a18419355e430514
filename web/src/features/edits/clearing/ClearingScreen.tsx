import type { Edit, HistoryItem } from '@maquette/contract';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { DraftMask, MaskEvent } from '../draft/draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { MaskActions, MaskLayer } from '../mask/MaskLayer.tsx';
import { useMaskKeeper } from '../mask/use-mask-keeper.ts';
import { UploadStep } from '../photo/UploadStep.tsx';
import { RepeatedNotice } from '../result/EditFacts.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultPanel } from '../result/ResultPanel.tsx';
import { useShownEdit } from '../result/use-shown-edit.ts';
import { Screen } from '../screen/Screen.tsx';
import { ToolSwitch } from '../screen/ToolSwitch.tsx';
import { type ScreenProps, useScreen } from '../screen/use-screen.ts';
import { Dock } from '../../../platform/stage/Dock.tsx';
import { Stage } from '../../../platform/stage/Stage.tsx';
import {
  type ClearingDraft,
  type ClearingEvent,
  type ClearingStep,
  keptClearing,
  nextClearing,
  reachableClearing,
} from './clearing-draft.ts';
import { ClearingWork } from './ClearingWork.tsx';
import { useThings } from './use-things.ts';

/** Taking everything that lies about, or everything that moves, out of a room at once. */
export function ClearingScreen({ userId, step: wanted, goTo, begin, tools }: ScreenProps<ClearingStep>) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [draft, dispatch] = useDraft(keptClearing, `clearing:${userId}`, nextClearing);
  const step = reachableClearing(draft, wanted);
  const screen = useScreen({
    ...{ draft, dispatch, step, wanted, goTo, begin },
    onChosen: (isBegun) => isBegun && goTo('form', { replace: true }),
  });
  const openResult = ({ request, preview }: Edit) => {
    if (!preview)
      addToast({ type: 'success', message: t(`edits.clearing.told.${request.group ?? 'empty'}`) });
    goTo('result');
  };
  const toForm = () => goTo('form');
  const shared = { draft, dispatch };
  const { photo } = screen;
  return (
    <Screen
      screen={screen}
      title={t('app.title.clearing')}
      intro={draft.photo === null ? t('edits.clearing.intro') : null}
      tools={
        <ToolSwitch
          {...{ userId, ...tools }}
          current="clearing"
          carried={photo && { photo, mask: draft.mask }}
        />
      }
    >
      {draft.photo === null && (
        <div className="px-4 py-6">
          <UploadStep onUploaded={screen.choose} />
        </div>
      )}
      {photo && step === 'adjust' && <AdjustStep {...{ draft, dispatch, photo }} onDone={toForm} />}
      {photo && step === 'form' && (
        <ClearingWork
          {...{ ...shared, photo }}
          onPhoto={screen.choose}
          onResult={openResult}
          onAdjust={() => goTo('adjust')}
        />
      )}
      {photo && step === 'result' && (
        <ClearingResult
          {...{ ...shared, photo }}
          onForm={toForm}
          onEditResult={(result) => {
            screen.choose(result);
            toForm();
          }}
        />
      )}
    </Screen>
  );
}

interface AdjustStepProps {
  draft: ClearingDraft;
  dispatch: (event: MaskEvent) => void;
  photo: HistoryItem;
  onDone: () => void;
}

/** Painting goes on from what was found and ticked. */
function AdjustStep({ draft, ...rest }: AdjustStepProps) {
  const { mask, status, things } = useThings(draft);
  const isComing = mask === null && (status === 'finding' || things.some(({ isTaken }) => isTaken));
  if (isComing) return <Skeleton className="min-h-96 w-full flex-1" />;
  const marked = draft.mask ?? (mask === null ? null : { filename: null, picture: mask });
  return <Painting {...rest} mask={marked} />;
}

interface PaintingProps extends Omit<AdjustStepProps, 'draft'> {
  mask: DraftMask | null;
}

/** The mask that was made of the list, to be painted on. */
function Painting({ mask, dispatch, photo, onDone }: PaintingProps) {
  const { t } = useTranslation();
  const keeper = useMaskKeeper({ photo, mask, dispatch, onDone });
  return (
    <Stage photo={photo}>
      <MaskLayer {...{ photo, keeper }} isToGo />
      <Dock label={t('edits.clearing.adjust')} isPeeking isSlim selection={null} options={null}>
        {() => (
          <>
            {keeper.failure && <Banner tone="danger">{keeper.failure}</Banner>}
            <MaskActions keeper={keeper} skipLabel={t('edits.clearing.toList')} />
          </>
        )}
      </Dock>
    </Stage>
  );
}

interface ClearingResultProps {
  draft: ClearingDraft;
  dispatch: (event: ClearingEvent) => void;
  photo: HistoryItem;
  onForm: () => void;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

/** The cleared room beside its original, what it cost, and what to do next. */
function ClearingResult({ draft, dispatch, photo, onForm, onEditResult }: ClearingResultProps) {
  const { t } = useTranslation();
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, purpose: 'clearing' });
  const { edit, made } = shown;
  const group = edit?.request.group ?? draft.group;
  return (
    <ResultPanel
      {...{ draft, dispatch, photo, shown, onForm }}
      title={t(`edits.clearing.done.${group}`)}
      details={null}
    >
      {made && <RepeatedNotice edit={made.edit} onAnother={onForm} />}
      <ResultActions
        {...{ photo, shown, onEditResult }}
        again={{ draft, dispatch }}
        startOverText={t('edits.clearing.startOverText')}
        onStartOver={() => dispatch({ type: 'started-over' })}
      >
        <Button variant="secondary" size="sm" icon={<ListChecks aria-hidden size={16} />} onClick={onForm}>
          {t('edits.clearing.change')}
        </Button>
      </ResultActions>
      {made && <ReceiptButton {...made} />}
    </ResultPanel>
  );
}
