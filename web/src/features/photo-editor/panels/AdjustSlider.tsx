import { useTranslation } from 'react-i18next';
import { useEditorState } from '../hooks/use-editor-state.ts';
import type { EditorStore } from '../model/editor-store.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { clampTo, type NumberSetting, settingLimits } from './setting-limits.ts';
import { SettingSlider } from './SettingSlider.tsx';

interface AdjustSliderProps {
  store: EditorStore;
  setting: NumberSetting;
}

const unitOf = {
  exposure: 'photoEditor.valueText.exposure',
  brightness: 'photoEditor.valueText.percent',
  contrast: 'photoEditor.valueText.percent',
  saturation: 'photoEditor.valueText.percent',
  sharpen: 'photoEditor.valueText.percent',
  hue: 'photoEditor.valueText.degrees',
  blur: 'photoEditor.valueText.pixels',
  temperature: null,
  tint: null,
} as const;

/** Draws anew alone while it is dragged: the picture itself follows the store. */
export function AdjustSlider({ store, setting }: AdjustSliderProps) {
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
