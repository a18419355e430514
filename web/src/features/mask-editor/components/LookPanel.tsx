import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import type { EditorAction } from '../model/keys.ts';
import type { Settings } from '../model/settings.ts';
import { ColourSwatches } from './ColourSwatches.tsx';

interface LookPanelProps {
  settings: Settings;
  run: (action: EditorAction) => void;
}

/** Hardness, how the mask shows, and whether single keys do anything. */
export function LookPanel({ settings, run }: LookPanelProps) {
  const { t } = useTranslation();
  const percent = (value: number) => t('maskEditor.percent', { value });
  return (
    <div className="flex w-64 flex-col gap-4 p-2">
      <Slider
        label={t('maskEditor.hardness')}
        min={0}
        max={100}
        value={settings.hardness}
        valueText={percent(settings.hardness)}
        onChange={(hardness) => run({ type: 'hardness', hardness })}
      />
      <Slider
        label={t('maskEditor.opacity')}
        min={10}
        max={100}
        value={settings.opacity}
        valueText={percent(settings.opacity)}
        onChange={(opacity) => run({ type: 'opacity', opacity })}
      />
      <ColourSwatches colour={settings.colour} onPick={(colour) => run({ type: 'colour', colour })} />
      <Checkbox
        label={t('maskEditor.letterKeys')}
        checked={settings.hasLetterKeys}
        onChange={(event) => run({ type: 'letter-keys', isOn: event.currentTarget.checked })}
      />
    </div>
  );
}
