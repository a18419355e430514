import type { WhiteBalance } from '@maquette/engine';
import { ClipboardCopy, ClipboardPaste } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import type { EditorStore } from '../model/editor-store.ts';
import type { Opened } from '../model/opened.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { PanelGroup } from '../panels/PanelParts.tsx';
import { useEditorState } from '../use-editor-state.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { type KeptSettings, ownPresetsIn } from './own-presets.ts';
import { OwnPresets } from './OwnPresets.tsx';
import {
  type BuiltInName,
  builtInPresets,
  type Choice,
  choiceIn,
  type Preset,
  withPreset,
} from './presets.ts';
import { PresetTiles } from './PresetTiles.tsx';
import type { CopyPaste } from './use-copy-paste.ts';

interface PresetsPanelProps {
  opened: Opened;
  worker: PhotoWorker;
  kept: KeptSettings;
  copyPaste: CopyPaste;
}

const ORIGINAL: BuiltInName = 'original';

/** Ready-made settings on one's own photo, one's own under a name, and those copied from another picture. */
export function PresetsPanel({ opened, worker, kept, copyPaste }: PresetsPanelProps) {
  const { store, picture } = opened;
  const { t } = useTranslation();
  const balance = useBalance(opened, worker);
  const text = useStoredValue(kept.presets);
  const builtIn = useMemo(() => builtInPresets(balance), [balance]);
  const own = useMemo(() => ownPresetsIn(text), [text]);
  // Names of one's own do not meet those of ours.
  const presets = useMemo(
    () => [...builtIn, ...own.map((preset) => ({ ...preset, id: ownId(preset.id) }))],
    [builtIn, own],
  );
  const looks = useLooks({ store, picture, worker, presets });
  const settings = useEditorState(store, ({ recipe }) => recipe.settings);
  const [latest, setLatest] = useState<Choice | null>(null);
  const choice = choiceIn(settings, presets, latest);
  const chosen = presets.find(({ id }) => id === choice?.id) ?? null;
  const hasStrength = chosen !== null && chosen.id !== ORIGINAL;

  const set = (preset: Preset, strength: number) => {
    const { recipe } = store.get();
    setLatest({ id: preset.id, strength });
    return { ...recipe, settings: withPreset(recipe.settings, preset, strength) };
  };
  const choose = (preset: Preset) => store.apply(set(preset, 100), 'preset');
  const weaken = (strength: number) => chosen && store.preview(set(chosen, strength));
  const strength = choice?.strength ?? 100;
  const tiles = { looks, chosen: chosen?.id ?? null, onChoose: choose };

  return (
    <div className="flex flex-col gap-5">
      <PanelGroup title={t('photoEditor.preset.ours')}>
        <Slider
          className="pb-2"
          label={t('photoEditor.preset.strength')}
          {...{ min: 0, max: 100, value: hasStrength ? strength : 100 }}
          valueText={t('photoEditor.valueText.percent', { value: hasStrength ? strength : 100 })}
          disabled={!hasStrength}
          onChange={weaken}
          onCommit={(by) => (by === 'key' ? store.nudge('strength') : store.commit('strength'))}
        />
        <PresetTiles
          label={t('photoEditor.preset.ours')}
          presets={presets.slice(0, builtIn.length)}
          nameOf={(id) => t(`photoEditor.preset.${id as BuiltInName}`)}
          {...tiles}
        />
      </PanelGroup>
      <PanelGroup title={t('photoEditor.preset.own')}>
        {own.length > 0 && (
          <PresetTiles
            label={t('photoEditor.preset.own')}
            presets={presets.slice(builtIn.length)}
            nameOf={(id) => id.slice(OWN.length)}
            {...tiles}
          />
        )}
        <p className="py-1 text-sm text-ink-faint">{t('photoEditor.preset.where')}</p>
        <OwnPresets
          {...{ store, presets: own, stored: kept.presets }}
          chosen={own.find(({ id }) => ownId(id) === chosen?.id) ?? null}
          onNamed={(id) => setLatest({ id: ownId(id), strength: 100 })}
        />
      </PanelGroup>
      <CopyPasteGroup {...copyPaste} />
    </div>
  );
}

const OWN = 'own ';

function ownId(name: string): string {
  return `${OWN}${name}`;
}

/** What takes the cast of this picture's light away; null until it is known. */
function useBalance({ picture }: Opened, worker: PhotoWorker): WhiteBalance | null {
  const [balance, setBalance] = useState<WhiteBalance | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without it the preset that needs it leaves the colours alone.
    worker.measureWhiteBalance(picture).then(
      (found) => isWanted && setBalance(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [picture, worker]);
  return balance;
}

function CopyPasteGroup({ hasCopied, isWithShape, setWithShape, copy, paste }: CopyPaste) {
  const { t } = useTranslation();
  return (
    <PanelGroup title={t('photoEditor.copy')}>
      <p className="pb-1 text-sm text-ink-faint">{t('photoEditor.copy.hint')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<ClipboardCopy aria-hidden size={16} />}
          title={t('photoEditor.keyNames.copy')}
          onClick={copy}
        >
          {t('photoEditor.copy.copy')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<ClipboardPaste aria-hidden size={16} />}
          aria-disabled={!hasCopied}
          title={t('photoEditor.keyNames.paste')}
          onClick={paste}
        >
          {t('photoEditor.copy.paste')}
        </Button>
      </div>
      <div className="py-1">
        <Checkbox
          label={t('photoEditor.copy.withShape')}
          checked={isWithShape}
          onChange={({ currentTarget }) => setWithShape(currentTarget.checked)}
        />
      </div>
    </PanelGroup>
  );
}

interface LooksOptions {
  readonly store: EditorStore;
  readonly picture: OpenedPicture;
  readonly worker: PhotoWorker;
  /** The same array as long as nothing in it is another. */
  readonly presets: readonly Preset[];
}

type Looks = ReadonlyMap<string, ImageBitmap>;

/** What each preset makes of the picture as it is turned and cropped now, in small; none until they are drawn. */
function useLooks({ store, picture, worker, presets }: LooksOptions): Looks {
  const transformations = useEditorState(
    store,
    ({ steps, at, recipe }) =>
      // Not while a frame or an angle is being dragged.
      (steps[at]?.recipe ?? recipe).transformations,
  );
  const [looks, setLooks] = useState<Looks>(new Map());
  useEffect(() => {
    let isWanted = true;
    const recipes = presets.map((preset) => ({
      settings: withPreset(defaultRecipe.settings, preset, 100),
      transformations,
    }));
    const show = (bitmaps: readonly ImageBitmap[] | null) => {
      if (isWanted && bitmaps)
        setLooks(new Map(presets.flatMap(({ id }, i) => (bitmaps[i] ? [[id, bitmaps[i]]] : []))));
      else bitmaps?.forEach((bitmap) => bitmap.close());
    };
    // Without them the presets have their names.
    worker.drawLooks(picture, recipes).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [presets, transformations, picture, worker]);
  useEffect(() => () => looks.forEach((look) => look.close()), [looks]);
  return looks;
}
