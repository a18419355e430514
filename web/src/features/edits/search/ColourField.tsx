import { limits } from '@maquette/contract';
import { nameOfLook, readColourWish } from '@maquette/engine';
import { Pipette } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordLanguage } from '../../../platform/wishes/wish-text.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
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
  'edits.search.colour.ral',
  'edits.search.colour.oak',
  'edits.search.colour.stripes',
] as const;

/** What the colour field of the browser shows while nothing is understood. */
const NO_COLOUR = '#ffffff';

/** The new colour or finish in words, as a number or from elsewhere, with what was understood of it. */
export function ColourField({ value, onChange, mustBeColour }: ColourFieldProps) {
  const { t, i18n } = useTranslation();
  const [picks, setPicks] = useState(false);
  const wish = useMemo(() => {
    const read = readColourWish(value);
    // "Darker" names none.
    return mustBeColour && read?.hex === null ? null : read;
  }, [value, mustBeColour]);
  const isSaid = value.trim() !== '';
  const understood = () => {
    if (!isSaid || (wish === null && mustBeColour)) return t('edits.search.colour.hint');
    if (wish === null) return t('edits.search.colour.notUnderstood');
    const isColour = wish.material === null && wish.hex !== null;
    const look = isColour ? wish.hex : nameOfLook(wish.name, wordLanguage(i18n.language));
    return t('edits.search.colour.understood', { look });
  };
  return (
    <div className="relative flex min-w-0 flex-col gap-3">
      <TextField
        label={t('edits.search.colour.label')}
        placeholder={t('edits.search.colour.placeholder')}
        required
        maxLength={limits.promptMax}
        value={value}
        error={mustBeColour && isSaid && wish === null ? t('edits.search.colour.unknown') : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="pr-24!"
        action={
          <span className="flex">
            <IconButton
              label={t('edits.search.colour.pick')}
              icon={<Pipette aria-hidden size={18} />}
              onClick={() => setPicks(true)}
            />
            <input
              type="color"
              aria-label={t('edits.search.colour.choose')}
              title={wish ? understood() : t('edits.search.colour.choose')}
              value={wish?.hex ?? NO_COLOUR}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={classNames(
                'size-11 cursor-pointer rounded-md border bg-transparent p-1.5',
                wish?.hex ? 'border-transparent' : 'border-dashed border-edge',
              )}
            />
          </span>
        }
      />
      <p
        role="status"
        className={classNames(
          'min-w-0 text-sm text-ink-soft',
          // Beside the photo its own patch shows what was understood.
          (!isSaid || typeof wish?.hex === 'string') && 'wide:sr-only',
        )}
      >
        {understood()}
      </p>
      <PickColourDialog open={picks} onClose={() => setPicks(false)} onPicked={onChange} />
    </div>
  );
}

/** Looks that fill the field, in one row. */
export function ColourExamples({ onChosen }: { onChosen: (colour: string) => void }) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('edits.prompt.examples')}
      className="flex max-w-full min-w-0 items-center gap-1.5 overflow-x-auto py-0.5 md:col-span-full @3xl:col-span-1 @3xl:h-11 @3xl:self-end"
    >
      {examples.map((example) => (
        <Chip key={example} className="shrink-0" onClick={() => onChosen(t(example))}>
          {t(example)}
        </Chip>
      ))}
    </div>
  );
}
