import type { HistoryItem } from '@maquette/contract';
import { type Verticals, type WhiteBalance, whiteBalanceFrom } from '@maquette/engine';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type KeyAction, useEditorKeys } from '../keys.ts';
import type { Opened } from '../model/opened.ts';
import type { Drafts } from '../opening/drafts.ts';
import { useKeepWork } from '../opening/keep-work.ts';
import { keptSettingsOf } from '../presets/own-presets.ts';
import { useCopyPaste } from '../presets/use-copy-paste.ts';
import { ToolPanel, type ToolTab } from '../panels/ToolPanel.tsx';
import { uprightBy } from '../panels/turn-picture.ts';
import { PhotoStage } from '../stage/PhotoStage.tsx';
import { StageView } from '../stage/stage-view.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { FileInput } from './EmptyTable.tsx';
import { FinishNotices, PickingNotice, ReopenedNotice } from './Notices.tsx';
import { TopBar, type WaysOut, WorkActions } from './TopBar.tsx';
import { useFinish } from './use-finish.ts';
import { ZoomControls } from './ZoomControls.tsx';

interface WorktableProps extends WaysOut {
  opened: Opened;
  worker: PhotoWorker;
  drafts: Drafts;
  userId: string;
  /** A link to what gives more storage. */
  plansLink: ReactNode;
  onFile: (file: File) => void;
  onEditAsItIs: () => void;
  onSaved: (picture: HistoryItem) => void;
}

/** An open picture with everything that can be done to it. */
export function Worktable(props: WorktableProps) {
  const { opened, worker, drafts, userId, plansLink, onFile, onEditAsItIs, onSaved, ...ways } = props;
  const { store, picture, from } = opened;
  const { t } = useTranslation();
  const titleOf = usePictureTitle();
  const addToast = useToast();
  const part = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [view] = useState(() => new StageView());
  const zoom = useSyncExternalStore(view.subscribe, view.get);
  const [tab, setTab] = useState<ToolTab>('adjust');
  const [isPicking, setIsPicking] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const { forget } = useKeepWork(opened, drafts, userId);
  const finish = useFinish({
    opened,
    worker,
    onSaved: (saved, made) => {
      forget(made);
      onSaved(saved);
    },
  });

  const [kept] = useState(() => keptSettingsOf(userId, () => window.localStorage));
  const copyPaste = useCopyPaste({ store, picture, kept });
  const act = (action: Exclude<KeyAction, 'compare'>) => {
    if (action === 'undo' || action === 'redo') store[action]();
    else if (action === 'copy' || action === 'paste') copyPaste[action]();
    else view[action]();
  };
  useEditorKeys({ part, act, compare: setIsComparing });

  const balance = (found: WhiteBalance) => {
    const { recipe } = store.get();
    store.apply({ ...recipe, settings: { ...recipe.settings, ...found } }, 'whiteBalance');
  };
  const autoBalance = () => {
    worker
      .measureWhiteBalance(picture)
      .then(balance, () => addToast({ type: 'error', message: t('photoEditor.errors.measuringFailed') }));
  };
  const straightenVerticals = () => {
    const { transformations } = store.get().recipe;
    const tell = (key: 'photoEditor.verticals.none' | 'photoEditor.verticals.straight') =>
      addToast({ type: 'info', message: t(key) });
    const set = (found: Verticals | null) => {
      if (found === null) return tell('photoEditor.verticals.none');
      const { recipe } = store.get();
      const upright = uprightBy(recipe.transformations, found);
      if (upright === recipe.transformations) return tell('photoEditor.verticals.straight');
      return store.apply({ ...recipe, transformations: upright }, 'verticals');
    };
    worker
      .measureVerticals(picture, transformations)
      .then(set, () => addToast({ type: 'error', message: t('photoEditor.errors.measuringFailed') }));
  };
  const openTab = (next: ToolTab) => {
    setTab(next);
    setIsPicking(false);
  };
  const isCalm = !isPicking && !finish.finishing && !finish.problem;

  return (
    <div ref={part} className="flex min-h-0 flex-1 flex-col">
      <TopBar name={from.kind === 'history' ? titleOf(from.source) : opened.name} {...ways}>
        {from.kind === 'device' && (
          <>
            <IconButton
              label={t('photoEditor.openAnother')}
              icon={<FolderOpen aria-hidden size={20} />}
              onClick={() => input.current?.click()}
              className="max-sm:hidden"
            />
            <FileInput ref={input} onFile={onFile} />
          </>
        )}
        <WorkActions opened={opened} isBusy={finish.finishing !== null} onSave={() => void finish.save()} />
      </TopBar>
      <div className="flex min-h-0 flex-1 flex-col md:flex-row">
        <div className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden bg-canvas">
          {isCalm && from.kind === 'history' && from.isReopened && (
            <ReopenedNotice store={store} onEditAsItIs={onEditAsItIs} />
          )}
          <div className="relative min-h-0 flex-1">
            <PhotoStage
              {...{ store, picture, worker, view, isComparing }}
              mode={isPicking ? 'pick' : tab === 'crop' ? 'crop' : 'look'}
              onPicked={(colour) => {
                balance(whiteBalanceFrom(colour));
                setIsPicking(false);
              }}
            />
            <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-col items-center gap-2 *:pointer-events-auto">
              <FinishNotices {...finish} plansLink={plansLink} />
              {isPicking && <PickingNotice onStop={() => setIsPicking(false)} />}
            </div>
            <div className="pointer-events-none absolute inset-x-3 bottom-2 flex justify-center *:pointer-events-auto">
              <ZoomControls {...zoom} {...{ act, isComparing }} onCompare={setIsComparing} />
            </div>
          </div>
        </div>
        <section
          aria-label={t('photoEditor.panel')}
          className="h-[46dvh] shrink-0 border-t border-line bg-surface md:h-auto md:w-92 md:border-t-0 md:border-l"
        >
          <ToolPanel
            {...{ opened, worker, kept, copyPaste, tab, isPicking }}
            onTab={openTab}
            onPick={setIsPicking}
            onAutoBalance={autoBalance}
            onStraightenVerticals={straightenVerticals}
            isBusy={finish.finishing !== null}
            onDownload={() => void finish.download()}
          />
        </section>
      </div>
    </div>
  );
}
