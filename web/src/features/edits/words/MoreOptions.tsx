import { limits } from '@maquette/contract';
import { ChevronDown, Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Words } from '../model/draft.ts';

const MAX_SEED = 4_294_967_294;

type OptionWords = Pick<Words, 'negativePrompt' | 'steps' | 'cfgScale' | 'seed'>;

interface MoreOptionsProps {
  words: OptionWords;
  onChange: (words: Partial<OptionWords>) => void;
  /** What the serving engine reads: fields it ignores say so. */
  features: readonly string[];
  /** The premium engine reads the seed alone: what it does not take is not offered. */
  isPremium?: boolean;
  /** What one tool alone has. */
  children?: ReactNode;
}

const seedOf = (text: string): number | null =>
  /^\d{1,10}$/.test(text) ? Math.min(MAX_SEED, Number(text)) : null;

const randomSeed = (): number => {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed % MAX_SEED;
};

/** Negative prompt, guidance, steps and seed; closed until somebody wants them. */
export function MoreOptions({ words, onChange, features, isPremium = false, children }: MoreOptionsProps) {
  const { t } = useTranslation();
  const reads = (feature: string) => features.includes(feature);
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex h-11 cursor-pointer list-none items-center justify-between px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('edits.more')}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-4">
        {children}
        {isPremium && <p className="text-sm text-ink-faint">{t('edits.premium.unread')}</p>}
        {!isPremium && (
          <>
            <TextArea
              label={t('edits.negative.label')}
              placeholder={t('edits.negative.placeholder')}
              hint={reads('negative-prompt') ? undefined : t('edits.negative.preview')}
              rows={2}
              maxLength={limits.promptMax}
              value={words.negativePrompt}
              onChange={(event) => onChange({ negativePrompt: event.currentTarget.value })}
            />
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
            <div className="flex flex-col gap-1.5">
              <Slider
                label={t('edits.guidance.label')}
                value={words.cfgScale}
                min={1}
                max={35}
                step={0.5}
                onChange={(cfgScale) => onChange({ cfgScale })}
              />
              {!reads('guidance') && <p className="text-sm text-ink-faint">{t('edits.guidance.preview')}</p>}
            </div>
          </>
        )}
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={t('edits.seed.label')}
              hint={t('edits.seed.hint')}
              inputMode="numeric"
              value={words.seed === null ? '' : String(words.seed)}
              onChange={(event) => onChange({ seed: seedOf(event.currentTarget.value) })}
            />
          </div>
          <IconButton
            variant="secondary"
            label={t('edits.seed.random')}
            icon={<Dices aria-hidden size={18} />}
            onClick={() => onChange({ seed: randomSeed() })}
            className="mt-6.5"
          />
        </div>
      </div>
    </details>
  );
}
