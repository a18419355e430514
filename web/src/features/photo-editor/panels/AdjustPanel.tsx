import { Pipette, Wand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import type { EditorStore } from '../model/editor-store.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { useEditorState } from '../use-editor-state.ts';
import { PanelGroup } from './PanelParts.tsx';
import { clampTo, type NumberSetting, settingLimits } from './setting-limits.ts';
import { SettingSlider } from './SettingSlider.tsx';

interface AdjustPanelProps {
  store: EditorStore;
  isPicking: boolean;
  onPick: (isOn: boolean) => void;
  /** Measures the light and takes its cast away. */
  onAutoBalance: () => void;
}

/** Light, colour and detail. */
export function AdjustPanel({ store, isPicking, onPick, onAutoBalance }: AdjustPanelProps) {
  const { t } = useTranslation();
  const isInverted = useEditorState(store, ({ recipe }) => recipe.settings.invert);
  const change = (settings: Partial<typeof defaultRecipe.settings>, label: 'invert' | 'resetAdjust') => {
    const { recipe } = store.get();
    store.apply({ ...recipe, settings: { ...recipe.settings, ...settings } }, label);
  };
  return (
    <div className="flex flex-col gap-5">
      <PanelGroup title={t('photoEditor.group.light')}>
        <AdjustSlider store={store} setting="exposure" />
        <AdjustSlider store={store} setting="brightness" />
        <AdjustSlider store={store} setting="contrast" />
        <AdjustSlider store={store} setting="highlights" />
        <AdjustSlider store={store} setting="shadows" />
      </PanelGroup>
      <PanelGroup
        title={t('photoEditor.group.colour')}
        actions={
          <>
            <Button size="sm" variant="ghost" icon={<Wand aria-hidden size={16} />} onClick={onAutoBalance}>
              {t('photoEditor.autoWhiteBalance')}
            </Button>
            <Button
              size="sm"
              variant={isPicking ? 'secondary' : 'ghost'}
              aria-pressed={isPicking}
              icon={<Pipette aria-hidden size={16} />}
              onClick={() => onPick(!isPicking)}
            >
              {t('photoEditor.pickGrey')}
            </Button>
          </>
        }
      >
        <AdjustSlider store={store} setting="temperature" />
        <AdjustSlider store={store} setting="tint" />
        <AdjustSlider store={store} setting="saturation" />
        <AdjustSlider store={store} setting="hue" />
        <div className="py-1">
          <Checkbox
            label={t('photoEditor.setting.invert')}
            checked={isInverted}
            onChange={({ currentTarget }) => change({ invert: currentTarget.checked }, 'invert')}
          />
        </div>
      </PanelGroup>
      <PanelGroup title={t('photoEditor.group.detail')}>
        <AdjustSlider store={store} setting="sharpen" />
        <AdjustSlider store={store} setting="blur" />
      </PanelGroup>
      <Button variant="secondary" size="sm" onClick={() => change(defaultRecipe.settings, 'resetAdjust')}>
        {t('photoEditor.resetAdjust')}
      </Button>
    </div>
  );
}

const unitOf = {
  exposure: 'photoEditor.valueText.exposure',
  brightness: 'photoEditor.valueText.percent',
  contrast: 'photoEditor.valueText.percent',
  saturation: 'photoEditor.valueText.percent',
  sharpen: 'photoEditor.valueText.percent',
  hue: 'photoEditor.valueText.degrees',
  blur: 'photoEditor.valueText.pixels',
  shadows: null,
  highlights: null,
  temperature: null,
  tint: null,
} as const;

/** Draws anew alone while it is dragged: the picture itself follows the store. */
function AdjustSlider({ store, setting }: { store: EditorStore; setting: NumberSetting }) {
  const { t, i18n } = useTranslation();
  const value = useEditorState(store, ({ recipe }) => recipe.settings[setting]);
  const unit = unitOf[setting];
  const number = value.toLocaleString(i18n.language);
  const limits = settingLimits[setting];
  const change = (wanted: number) => {
    const { recipe } = store.get();
    store.preview({ ...recipe, settings: { ...recipe.settings, [setting]: clampTo(limits, wanted) } });
  };
  return (
    <SettingSlider
      {...limits}
      name={t(`photoEditor.setting.${setting}`)}
      value={value}
      valueText={unit ? t(unit, { value: number }) : number}
      neutral={defaultRecipe.settings[setting]}
      onChange={change}
      onCommit={(by) => (by === 'key' ? store.nudge(setting) : store.commit(setting))}
    />
  );
}
