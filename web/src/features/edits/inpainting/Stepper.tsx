import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { type Step, steps } from './draft.ts';

const labels = {
  upload: 'edits.step.upload',
  draw: 'edits.step.draw',
  generate: 'edits.step.generate',
  result: 'edits.step.result',
} as const;

/** Where one stands among the four steps. */
export function Stepper({ current }: { current: Step }) {
  const { t } = useTranslation();
  const at = steps.indexOf(current);
  return (
    <ol aria-label={t('edits.steps')} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2',
            index === at ? 'font-semibold text-ink' : 'text-ink-faint',
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
          <span className={index === at ? '' : 'max-sm:sr-only'}>{t(labels[step])}</span>
          {index < steps.length - 1 && <span aria-hidden className="h-px w-4 bg-line sm:w-8" />}
        </li>
      ))}
    </ol>
  );
}
