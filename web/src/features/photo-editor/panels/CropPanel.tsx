import { outputSize } from '@maquette/engine';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import {
  type CropPreset,
  cropPresets,
  minCropPx,
  presetOf,
  type Size,
  withCropLength,
  withCropPreset,
} from '../model/crop-ratio.ts';
import type { EditorStore } from '../model/editor-store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { PanelGroup, RadioChips } from './PanelParts.tsx';
import { NumberField } from './SettingSlider.tsx';

interface CropPanelProps {
  store: EditorStore;
  /** Of the whole picture, in pixels. */
  size: Size;
}

const sides = ['width', 'height'] as const;

/** The shape and size of what is kept; the frame itself is drawn on the picture. */
export function CropPanel({ store, size }: CropPanelProps) {
  const { t } = useTranslation();
  const transformations = useEditorState(store, ({ recipe }) => recipe.transformations);
  const frame = outputSize(size, { ...transformations, crop: null });
  const kept = outputSize(size, transformations);
  const nameOf = (preset: CropPreset): string =>
    preset === 'free' || preset === 'original' ? t(`photoEditor.ratio.${preset}`) : preset;

  const choose = (preset: CropPreset) => {
    const { recipe } = store.get();
    store.apply({ ...recipe, transformations: withCropPreset(transformations, preset, frame) }, 'cropRatio');
  };
  const resize = (side: 'width' | 'height', px: number) => {
    const { recipe } = store.get();
    store.preview({ ...recipe, transformations: withCropLength(transformations, { side, px }, frame) });
  };
  const reset = () => {
    const { recipe } = store.get();
    store.apply(
      { ...recipe, transformations: { ...recipe.transformations, crop: null, cropRatio: null } },
      'resetCrop',
    );
  };

  return (
    <div className="flex flex-col gap-5">
      <PanelGroup title={t('photoEditor.ratio')}>
        <RadioChips
          label={t('photoEditor.ratio')}
          options={cropPresets.map((value) => ({ value, label: nameOf(value) }))}
          selected={presetOf(transformations, frame)}
          onSelect={choose}
        />
      </PanelGroup>
      <div className="flex flex-wrap gap-4">
        {sides.map((side) => (
          <LabelledNumber key={side} label={t(`photoEditor.crop.${side}`)}>
            <NumberField
              label={t(`photoEditor.crop.${side}`)}
              value={kept[side]}
              min={minCropPx}
              max={frame[side]}
              step={1}
              onChange={(px) => resize(side, px)}
              onCommit={() => store.commit('crop')}
            />
          </LabelledNumber>
        ))}
      </div>
      <p className="text-sm text-ink-faint">{t('photoEditor.crop.hint')}</p>
      <Button variant="secondary" size="sm" onClick={reset}>
        {t('photoEditor.resetCrop')}
      </Button>
    </div>
  );
}

function LabelledNumber({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex items-center gap-2">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
