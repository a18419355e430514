import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useDraft } from '../draft/use-draft.ts';
import { UploadStep } from '../photo/UploadStep.tsx';
import { ToolSwitch } from '../screen/ToolSwitch.tsx';
import { Screen } from '../screen/Screen.tsx';
import { type ScreenProps, useScreen } from '../screen/use-screen.ts';
import { type FurnishStep, keptFurnishing, nextFurnishing, reachableFurnishing } from './furnish-draft.ts';
import { FurnishResult } from './FurnishResult.tsx';
import { FurnishWork } from './FurnishWork.tsx';

/** Furnishing an empty room at once, and changing its pieces one by one afterwards. */
export function FurnishScreen({ userId, step: wanted, goTo, begin, tools }: ScreenProps<FurnishStep>) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [draft, dispatch] = useDraft(keptFurnishing, `furnishing:${userId}`, nextFurnishing);
  const step = reachableFurnishing(draft, wanted);
  const screen = useScreen({
    ...{ draft, dispatch, step, wanted, goTo, begin },
    onChosen: (isBegun) => isBegun && goTo('form', { replace: true }),
  });
  const openResult = () => {
    addToast({ type: 'success', message: t('edits.furnish.told') });
    goTo('result');
  };
  const { photo } = screen;
  return (
    <Screen
      screen={screen}
      title={t('app.title.furnish')}
      intro={draft.photo === null ? t('edits.furnish.intro') : null}
      tools={
        <ToolSwitch {...{ userId, ...tools }} current="furnishing" carried={photo && { photo, mask: null }} />
      }
    >
      {draft.photo === null && (
        <div className="px-4 py-6">
          <UploadStep onUploaded={screen.choose} />
        </div>
      )}
      {photo && step === 'form' && (
        <FurnishWork {...{ draft, dispatch, photo }} onPhoto={screen.choose} onResult={openResult} />
      )}
      {photo && step === 'result' && (
        <FurnishResult
          {...{ draft, dispatch, photo }}
          onForm={() => goTo('form')}
          onEditResult={(result) => {
            screen.choose(result);
            goTo('form');
          }}
        />
      )}
    </Screen>
  );
}
