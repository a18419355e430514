import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import type { EditorAction } from '../model/keys.ts';
import { MASK_COLOURS, type MaskColour, type Settings } from '../model/settings.ts';

/** How the mask shows, what a pen's pressure does, and whether single keys do anything. */
export function LookPanel({ settings, run }: { settings: Settings; run: (action: EditorAction) => void }) {
  const { t } = useTranslation();
  const percent = (value: number) => t('maskEditor.percent', { value });
  return (
    <div className="flex w-64 flex-col gap-4 p-2">
      <Slider
        label={t('maskEditor.opacity')}
        min={10}
        max={100}
        value={settings.opacity}
        valueText={percent(settings.opacity)}
        onChange={(opacity) => run({ type: 'opacity', opacity })}
      />
      <ColourSwatches colour={settings.colour} onPick={(colour) => run({ type: 'colour', colour })} />
      {settings.hasPen && (
        <Checkbox
          label={t('maskEditor.penPressure')}
          checked={settings.penPressure}
          onChange={(event) => run({ type: 'pen-pressure', isOn: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t('maskEditor.letterKeys')}
        checked={settings.hasLetterKeys}
        onChange={(event) => run({ type: 'letter-keys', isOn: event.currentTarget.checked })}
      />
    </div>
  );
}

const COLOUR_NAMES = {
  '#ff3b6b': 'maskEditor.colour.pink',
  '#ff7a00': 'maskEditor.colour.orange',
  '#ffd400': 'maskEditor.colour.yellow',
  '#00b8a9': 'maskEditor.colour.teal',
  '#3d7bff': 'maskEditor.colour.blue',
} as const satisfies Record<MaskColour, string>;

/** The colours the mask can be shown in. They never reach the saved mask. */
function ColourSwatches({ colour, onPick }: { colour: MaskColour; onPick: (colour: MaskColour) => void }) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('maskEditor.colour')}</legend>
      <div className="flex gap-1">
        {MASK_COLOURS.map((each) => (
          <label
            key={each}
            title={t(COLOUR_NAMES[each])}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name={group}
              checked={colour === each}
              onChange={() => onPick(each)}
              aria-label={t(COLOUR_NAMES[each])}
              className="sr-only"
            />
            <span
              aria-hidden
              className="size-6 rounded-full border-2 border-edge"
              style={{ backgroundColor: each }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
