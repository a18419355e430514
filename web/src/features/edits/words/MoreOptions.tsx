import { limits, seedMax } from '@maquette/contract';
import { ChevronDown, Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Words } from './words.ts';
import { randomSeed } from './random-seed.ts';

type OptionWords = Pick<Words, 'negativePrompt' | 'steps' | 'cfgScale' | 'seed'>;

interface MoreOptionsProps {
  words: OptionWords;
  onChange: (words: Partial<OptionWords>) => void;
  /** Whether a field of the call changes the picture: the others are not offered. */
  reads: (field: string) => boolean;
  /** What one tool alone has. */
  children?: ReactNode;
}

function seedOf(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Math.min(seedMax, Number(text)) : null;
}

const fields = ['negative_prompt', 'steps', 'cfg_scale', 'seed'];

/** Negative prompt, guidance, steps and seed, as far as they change anything; closed until somebody wants them. */
export function MoreOptions({ words, onChange, reads, children }: MoreOptionsProps) {
  const { t } = useTranslation();
  if (!children && !fields.some(reads)) return null;
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex h-11 cursor-pointer list-none items-center justify-between px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('edits.more')}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-4">
        {children}
        {reads('negative_prompt') && (
          <TextArea
            label={t('edits.negative.label')}
            placeholder={t('edits.negative.placeholder')}
            rows={2}
            maxLength={limits.promptMax}
            value={words.negativePrompt}
            onChange={(event) => onChange({ negativePrompt: event.currentTarget.value })}
          />
        )}
        {reads('steps') && (
          <div className="flex flex-col gap-1.5">
            <Slider
              label={t('edits.steps.label')}
              value={words.steps}
              min={10}
              max={50}
              onChange={(steps) => onChange({ steps })}
            />
            <p className="text-sm text-ink-faint">{t('edits.steps.hint')}</p>
          </div>
        )}
        {reads('cfg_scale') && (
          <Slider
            label={t('edits.guidance.label')}
            value={words.cfgScale}
            min={1}
            max={35}
            step={0.5}
            onChange={(cfgScale) => onChange({ cfgScale })}
          />
        )}
        {reads('seed') && <SeedField seed={words.seed} onChange={(seed) => onChange({ seed })} />}
      </div>
    </details>
  );
}

/** What chance begins with: it stays until it is cleared. */
function SeedField({ seed, onChange }: { seed: number | null; onChange: (seed: number | null) => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('edits.seed.label')}
          hint={t('edits.seed.hint')}
          inputMode="numeric"
          value={seed === null ? '' : String(seed)}
          onChange={(event) => onChange(seedOf(event.currentTarget.value))}
        />
      </div>
      <IconButton
        variant="secondary"
        label={t('edits.seed.random')}
        icon={<Dices aria-hidden size={18} />}
        onClick={() => onChange(randomSeed())}
        className="mt-6.5"
      />
    </div>
  );
}
