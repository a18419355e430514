import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { EditorStore } from '../model/editor-store.ts';
import type { Opened } from '../model/opened.ts';
import { useEditorState } from '../use-editor-state.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { AdjustPanel } from './AdjustPanel.tsx';
import { CropPanel } from './CropPanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { HistogramFigure } from './HistogramFigure.tsx';
import { Fold } from './PanelParts.tsx';
import type { KeptSettings } from '../presets/own-presets.ts';
import { PresetsPanel } from '../presets/PresetsPanel.tsx';
import type { CopyPaste } from '../presets/use-copy-paste.ts';
import { RotatePanel } from './RotatePanel.tsx';

const toolTabs = ['presets', 'adjust', 'crop', 'rotate', 'export'] as const;
export type ToolTab = (typeof toolTabs)[number];

interface ToolPanelProps {
  opened: Opened;
  worker: PhotoWorker;
  kept: KeptSettings;
  copyPaste: CopyPaste;
  tab: ToolTab;
  onTab: (tab: ToolTab) => void;
  isPicking: boolean;
  onPick: (isOn: boolean) => void;
  onAutoBalance: () => void;
  /** Measures the picture and sets its uprights upright. */
  onStraightenVerticals: () => void;
  isBusy: boolean;
  onDownload: () => void;
}

/** What can be changed, in five tabs; below each of them the light of the picture and the steps. */
export function ToolPanel(props: ToolPanelProps) {
  const {
    opened,
    worker,
    kept,
    copyPaste,
    tab,
    onTab,
    isPicking,
    onPick,
    onAutoBalance,
    onStraightenVerticals,
    isBusy,
    onDownload,
  } = props;
  const { store, picture } = opened;
  const { t } = useTranslation();
  const number = useEditorState(store, ({ steps }) => steps.length);
  return (
    <Tabs
      isFilling
      label={t('photoEditor.tabs')}
      tabs={toolTabs.map((id) => ({ id, label: t(`photoEditor.tab.${id}`) }))}
      selected={tab}
      onSelect={onTab}
    >
      <div className="flex flex-col gap-5 p-4">
        {tab === 'presets' && <PresetsPanel {...{ opened, worker, kept, copyPaste }} />}
        {tab === 'adjust' && <AdjustPanel {...{ store, isPicking, onPick, onAutoBalance }} />}
        {tab === 'crop' && <CropPanel store={store} size={picture} />}
        {tab === 'rotate' && <RotatePanel store={store} onStraightenVerticals={onStraightenVerticals} />}
        {tab === 'export' && <ExportPanel {...{ opened, worker, isBusy, onDownload }} />}
        <div className="flex flex-col gap-2">
          <Fold title={t('photoEditor.histogram')}>
            <HistogramFigure opened={opened} worker={worker} />
          </Fold>
          <Fold title={t('photoEditor.steps', { number })}>
            <div className="flex flex-col gap-2">
              <StepsList store={store} />
              <Button variant="secondary" size="sm" onClick={store.reset}>
                {t('photoEditor.resetAll')}
              </Button>
            </div>
          </Fold>
        </div>
      </div>
    </Tabs>
  );
}

/** All that was done, the newest first; a click goes there. */
function StepsList({ store }: { store: EditorStore }) {
  const { t } = useTranslation();
  const steps = useEditorState(store, (state) => state.steps);
  const at = useEditorState(store, (state) => state.at);
  return (
    <ol reversed className="flex flex-col">
      {steps
        .map(({ label }, index) => (
          // A step never moves in the list, so its place names it.
          <li key={`${index} ${label}`}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => store.jumpTo(index)}
              className={classNames(
                'flex h-9 w-full items-center rounded-sm px-2.5 text-left text-sm hover:bg-sunken touch:h-11',
                index === at && 'bg-accent-soft font-medium text-accent-ink',
                index > at && 'text-ink-faint line-through decoration-1',
              )}
            >
              {t(`photoEditor.step.${label}`)}
            </button>
          </li>
        ))
        .toReversed()}
    </ol>
  );
}
