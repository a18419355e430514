import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MASK_COLOURS, type MaskColour } from '../model/settings.ts';

const COLOUR_NAMES = {
  '#ff3b6b': 'maskEditor.colour.pink',
  '#ffffff': 'maskEditor.colour.white',
  '#ffd400': 'maskEditor.colour.yellow',
  '#00b8a9': 'maskEditor.colour.teal',
  '#3d7bff': 'maskEditor.colour.blue',
} as const satisfies Record<MaskColour, string>;

interface ColourSwatchesProps {
  colour: MaskColour;
  onPick: (colour: MaskColour) => void;
}

/** The colours the mask can be shown in. They never reach the saved mask. */
export function ColourSwatches({ colour, onPick }: ColourSwatchesProps) {
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
