import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { MaskEvent } from '../draft/draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { DrawStep } from '../mask/DrawStep.tsx';
import type { MaskEditorSlot } from '../mask/mask-editor-slot.ts';
import { UploadStep } from '../photo/UploadStep.tsx';
import { Screen } from '../screen/Screen.tsx';
import { type ScreenProps, useScreen } from '../screen/use-screen.ts';
import {
  type ClearingDraft,
  type ClearingStep,
  keptClearing,
  nextClearing,
  reachableClearing,
} from './clearing-draft.ts';
import { ClearingResult } from './ClearingResult.tsx';
import { ClearingWork } from './ClearingWork.tsx';
import { useThings } from './use-things.ts';

interface ClearingScreenProps extends ScreenProps<ClearingStep> {
  maskEditor: MaskEditorSlot;
}

/** Taking everything that lies about, or everything that moves, out of a room at once. */
export function ClearingScreen({ userId, step: wanted, goTo, begin, ...slots }: ClearingScreenProps) {
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
  const shared = { draft, dispatch, topUp: slots.topUp };
  const { photo } = screen;
  return (
    <Screen
      screen={screen}
      title={t('edits.clearing.title')}
      intro={step === 'form' ? t('edits.clearing.intro') : null}
    >
      {draft.photo === null && <UploadStep onUploaded={screen.choose} />}
      {photo && step === 'adjust' && (
        <AdjustStep {...{ draft, dispatch, photo }} maskEditor={slots.maskEditor} onDone={toForm} />
      )}
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
  maskEditor: MaskEditorSlot;
  onDone: () => void;
}

/** Painting goes on from what was found and ticked. */
function AdjustStep({ draft, ...rest }: AdjustStepProps) {
  const { t } = useTranslation();
  const { mask, status, things } = useThings(draft);
  const isComing = mask === null && (status === 'finding' || things.some(({ isTaken }) => isTaken));
  if (isComing) return <Skeleton className="min-h-96 w-full flex-1" />;
  const marked = draft.mask ?? (mask === null ? null : { filename: null, picture: mask });
  return <DrawStep {...rest} draft={{ mask: marked }} skipLabel={t('edits.clearing.toList')} />;
}
