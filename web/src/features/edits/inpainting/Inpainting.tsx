import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useDraft } from '../draft/use-draft.ts';
import { UploadStep } from '../photo/UploadStep.tsx';
import { RemixQuestion } from '../remix/RemixQuestion.tsx';
import { type RemixWish, useRemix } from '../remix/use-remix.ts';
import { Screen } from '../screen/Screen.tsx';
import { ToolSwitch } from '../screen/ToolSwitch.tsx';
import { type ScreenProps, useScreen } from '../screen/use-screen.ts';
import {
  type Draft,
  keptInpainting,
  nextDraft,
  reachableStep,
  type Step,
  stepInHand,
  steps,
} from './draft.ts';
import { isAtStake, remixDraft } from './remix-draft.ts';
import { ResultStep } from './ResultStep.tsx';
import { Workbench } from './Workbench.tsx';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

interface InpaintingProps extends ScreenProps<Step> {
  /** The picture that the address asks to make again. */
  remix: RemixWish | null;
}

/** The four steps of repainting a part of a room, around one draft. */
export function Inpainting({ userId, step: wanted, goTo, begin, ...props }: InpaintingProps) {
  const { t } = useTranslation();
  const titleOf = usePictureTitle();
  const [draft, dispatch] = useDraft(keptInpainting, `inpainting:${userId}`, nextDraft);
  const step = reachableStep(draft, wanted);
  const remix = useRemix({
    wish: props.remix,
    isAtStake: isAtStake(draft),
    onRemix: (source) => {
      dispatch({ type: 'remixed', draft: remixDraft(source) });
      goTo('generate', { replace: true });
    },
  });
  const screen = useScreen({
    ...{ draft, dispatch, step, wanted, goTo, begin },
    onChosen: (isBegun) => goTo('draw', { replace: isBegun }),
    needsPhoto: step !== 'upload',
    isReading: remix.isReading,
  });
  const keepWork = () => {
    remix.leave();
    goTo(stepInHand(draft) ?? 'upload', { replace: true });
  };
  return (
    <Screen
      screen={screen}
      title={t('app.title.furnitureInpainting')}
      intro={step === 'upload' ? t('edits.intro') : null}
      stepper={<Stepper current={step} draft={draft} onStep={goTo} />}
      tools={
        <ToolSwitch
          {...{ userId, ...props.tools }}
          current="inpainting"
          carried={screen.photo && { photo: screen.photo, mask: draft.mask }}
        />
      }
      question={<RemixQuestion open={remix.asks} onKeep={keepWork} onTake={remix.take} />}
    >
      {step === 'upload' && (
        <div className="flex flex-col gap-6 px-4 py-6">
          {draft.photo && (
            <WorkInHand
              name={screen.photo ? titleOf(screen.photo) : draft.photo.name}
              onGoOn={() => goTo(stepInHand(draft) ?? 'draw')}
            />
          )}
          <UploadStep onUploaded={screen.choose} />
        </div>
      )}
      {screen.photo && (step === 'draw' || step === 'generate') && (
        <Workbench key={screen.photo.id} {...{ draft, dispatch, step, goTo }} photo={screen.photo} />
      )}
      {screen.photo && step === 'result' && draft.resultIds.length > 0 && (
        <ResultStep
          {...{ draft, dispatch }}
          photo={screen.photo}
          onEditMask={() => goTo('draw')}
          onRegenerate={() => goTo('generate')}
          onStartOver={() => {
            dispatch({ type: 'started-over' });
            goTo('upload');
          }}
          onEditResult={screen.choose}
        />
      )}
    </Screen>
  );
}

interface WorkInHandProps {
  /** Name of the photo one was working on. */
  name: string;
  onGoOn: () => void;
}

/** The way back to the room one was working on, for who came to the first step again. */
function WorkInHand({ name, onGoOn }: WorkInHandProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Banner>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-48 flex-1">
            <p className="font-medium break-words">{t('edits.inHand.title', { name })}</p>
            <p>{t('edits.inHand.hint')}</p>
          </div>
          <Button variant="secondary" size="sm" icon={<ArrowRight aria-hidden size={16} />} onClick={onGoOn}>
            {t('edits.inHand.goOn')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}

const labels = {
  upload: 'edits.step.upload',
  draw: 'edits.step.draw',
  generate: 'edits.step.generate',
  result: 'edits.step.result',
} as const;

interface StepperProps {
  current: Step;
  draft: Draft;
  onStep: (step: Step) => void;
}

/** Where one stands among the four steps, and the way to those that can be shown. */
function Stepper({ current, draft, onStep }: StepperProps) {
  const { t } = useTranslation();
  const at = steps.indexOf(current);
  return (
    <ol aria-label={t('edits.steps')} className="flex items-center text-sm">
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} className="flex items-center">
          <button
            type="button"
            disabled={reachableStep(draft, step) !== step}
            onClick={() => step !== current && onStep(step)}
            className={classNames(
              'flex h-9 items-center gap-2 rounded-sm px-1.5 touch:h-11 touch:min-w-11 touch:justify-center enabled:hover:bg-sunken',
              index === at ? 'font-semibold text-ink' : 'text-ink-soft disabled:text-ink-faint',
            )}
          >
            <span
              className={classNames(
                'grid size-6 place-items-center rounded-full text-xs tabular-nums',
                index === at
                  ? 'bg-accent text-on-accent'
                  : index < at
                    ? 'bg-accent-soft text-accent-ink'
                    : 'bg-sunken text-ink-faint',
              )}
            >
              {index < at ? <Check aria-hidden size={14} /> : index + 1}
            </span>
            <span className={index === at ? 'max-[26rem]:sr-only' : 'max-md:sr-only'}>{t(labels[step])}</span>
          </button>
          {index < steps.length - 1 && <span aria-hidden className="h-px w-3 bg-line max-md:hidden xl:w-5" />}
        </li>
      ))}
    </ol>
  );
}
