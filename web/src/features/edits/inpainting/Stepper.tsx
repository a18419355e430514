import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { type Draft, reachableStep, type Step, steps } from './draft.ts';

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
export function Stepper({ current, draft, onStep }: StepperProps) {
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
