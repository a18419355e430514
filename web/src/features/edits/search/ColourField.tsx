import { limits } from '@maquette/contract';
import { readColourWish } from '@maquette/engine';
import { Pipette } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PickColourDialog } from './PickColourDialog.tsx';

interface ColourFieldProps {
  value: string;
  onChange: (colour: string) => void;
  /** Only what is understood as a colour will do. */
  mustBeColour: boolean;
}

const examples = [
  'edits.search.colour.sage',
  'edits.search.colour.terracotta',
  'edits.search.colour.navy',
  'edits.search.colour.ral',
  'edits.search.colour.oak',
] as const;

/** What the colour field of the browser shows while nothing is understood. */
const NO_COLOUR = '#ffffff';

/** The new colour or finish in words, as a number or from elsewhere, with what was understood of it. */
export function ColourField({ value, onChange, mustBeColour }: ColourFieldProps) {
  const { t } = useTranslation();
  const [picks, setPicks] = useState(false);
  const wish = useMemo(() => readColourWish(value), [value]);
  const isSaid = value.trim() !== '';
  const understood = () => {
    if (!isSaid || (wish === null && mustBeColour)) return t('edits.search.colour.hint');
    if (wish === null) return t('edits.search.colour.notUnderstood');
    return wish.material === null
      ? t('edits.search.colour.understood', { colour: wish.hex })
      : t('edits.search.colour.material', { colour: wish.hex });
  };
  return (
    <div className="flex flex-col gap-3 md:contents">
      <TextField
        label={t('edits.search.colour.label')}
        placeholder={t('edits.search.colour.placeholder')}
        required
        maxLength={limits.promptMax}
        value={value}
        error={mustBeColour && isSaid && wish === null ? t('edits.search.colour.unknown') : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="flex items-center gap-3">
        <input
          type="color"
          aria-label={t('edits.search.colour.choose')}
          title={t('edits.search.colour.choose')}
          value={wish?.hex ?? NO_COLOUR}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={
            wish
              ? 'size-11 shrink-0 cursor-pointer rounded-md border border-edge bg-surface p-1'
              : 'size-11 shrink-0 cursor-pointer rounded-md border border-dashed border-edge bg-surface p-1'
          }
        />
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-soft">
          {understood()}
        </p>
      </div>
      <div
        role="group"
        aria-label={t('edits.prompt.examples')}
        className="flex min-w-0 gap-1.5 overflow-x-auto py-0.5 md:order-1 md:col-span-full"
      >
        {examples.map((example) => (
          <Chip key={example} className="shrink-0" onClick={() => onChange(t(example))}>
            {t(example)}
          </Chip>
        ))}
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<Pipette aria-hidden size={16} />}
        onClick={() => setPicks(true)}
        className="self-start"
      >
        {t('edits.search.colour.pick')}
      </Button>
      <PickColourDialog open={picks} onClose={() => setPicks(false)} onPicked={onChange} />
    </div>
  );
}
