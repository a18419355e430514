import { FlipHorizontal2, FlipVertical2, RotateCcwSquare, RotateCwSquare, Wand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { EditorStore, StepLabel } from '../model/editor-store.ts';
import type { Transformations } from '../model/recipe.ts';
import { useEditorState } from '../use-editor-state.ts';
import { PanelGroup } from './PanelParts.tsx';
import { clampTo, settingLimits } from './setting-limits.ts';
import { SettingSlider } from './SettingSlider.tsx';
import { turnPicture, withoutTurns } from './turn-picture.ts';

const turns = [
  { turn: 'rotateLeft', Icon: RotateCcwSquare },
  { turn: 'rotateRight', Icon: RotateCwSquare },
  { turn: 'flipHorizontal', Icon: FlipHorizontal2 },
  { turn: 'flipVertical', Icon: FlipVertical2 },
] as const;

const directions = ['vertical', 'horizontal'] as const;

interface RotatePanelProps {
  store: EditorStore;
  /** Measures the picture and sets its uprights upright. */
  onStraightenVerticals: () => void;
}

/** Quarter turns, flips, the angle that makes the horizon level, and what sets walls upright. */
export function RotatePanel({ store, onStraightenVerticals }: RotatePanelProps) {
  const { t, i18n } = useTranslation();
  const straighten = useEditorState(store, ({ recipe }) => recipe.transformations.straighten);
  const perspective = useEditorState(store, ({ recipe }) => recipe.transformations.perspective);
  const apply = (transformations: Transformations, label: StepLabel) =>
    store.apply({ ...store.get().recipe, transformations }, label);
  const lean = (change: Partial<Transformations>) => {
    const { recipe } = store.get();
    store.preview({ ...recipe, transformations: { ...recipe.transformations, ...change } });
  };
  const end = (label: StepLabel) => (by: 'pointer' | 'key') =>
    by === 'key' ? store.nudge(label) : store.commit(label);
  const reset = () => apply(withoutTurns(store.get().recipe.transformations), 'resetRotate');

  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-2">
        {turns.map(({ turn, Icon }) => (
          <Button
            key={turn}
            variant="secondary"
            icon={<Icon aria-hidden size={18} />}
            className="px-1! text-sm! whitespace-normal!"
            onClick={() => apply(turnPicture(store.get().recipe.transformations, turn), turn)}
          >
            {t(`photoEditor.${turn}`)}
          </Button>
        ))}
      </div>
      <SettingSlider
        {...settingLimits.straighten}
        name={t('photoEditor.setting.straighten')}
        value={straighten}
        valueText={t('photoEditor.valueText.degrees', { value: straighten.toLocaleString(i18n.language) })}
        neutral={0}
        onChange={(degrees) => lean({ straighten: clampTo(settingLimits.straighten, degrees) })}
        onCommit={end('straighten')}
      />
      <PanelGroup title={t('photoEditor.group.perspective')}>
        {directions.map((direction) => (
          <SettingSlider
            key={direction}
            {...settingLimits.perspective}
            name={t(`photoEditor.setting.${direction}`)}
            value={perspective[direction]}
            valueText={perspective[direction].toLocaleString(i18n.language)}
            neutral={0}
            onChange={(wanted) =>
              lean({
                perspective: { ...perspective, [direction]: clampTo(settingLimits.perspective, wanted) },
              })
            }
            onCommit={end(direction)}
          />
        ))}
        <Button
          variant="secondary"
          size="sm"
          icon={<Wand aria-hidden size={16} />}
          onClick={onStraightenVerticals}
        >
          {t('photoEditor.straightenVerticals')}
        </Button>
        <p className="text-sm text-ink-faint">{t('photoEditor.perspective.hint')}</p>
      </PanelGroup>
      <Button variant="secondary" size="sm" onClick={reset}>
        {t('photoEditor.resetRotate')}
      </Button>
    </div>
  );
}
