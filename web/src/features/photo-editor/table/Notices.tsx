import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { EditorStore } from '../model/editor-store.ts';
import { useEditorState } from '../use-editor-state.ts';
import type { Finishing, SaveProblem } from './use-finish.ts';

interface FinishNoticesProps {
  finishing: Finishing | null;
  problem: SaveProblem | null;
  save: () => Promise<void>;
  cancel: () => void;
  dismiss: () => void;
  plansLink: ReactNode;
}

/** How far drawing and saving have come, and why they did not. */
export function FinishNotices(props: FinishNoticesProps) {
  const { finishing, problem, save, cancel, dismiss, plansLink } = props;
  const { t } = useTranslation();
  if (finishing) {
    const percent = Math.round(finishing.share * 100);
    return (
      <div className="flex w-full max-w-md items-end gap-3 rounded-md border border-line bg-raised p-3 shadow-mid">
        <div className="flex-1">
          <ProgressBar label={t(`photoEditor.${finishing.stage}`, { percent })} fraction={finishing.share} />
        </div>
        <Button size="sm" variant="secondary" onClick={cancel}>
          {t('app.cancel')}
        </Button>
      </div>
    );
  }
  if (!problem) return null;
  return (
    <div className="w-full max-w-xl rounded-md shadow-mid">
      <Banner
        tone="danger"
        actions={
          <IconButton
            size="sm"
            label={t('photoEditor.errors.dismiss')}
            icon={<X aria-hidden size={18} />}
            onClick={dismiss}
          />
        }
      >
        <p>{problem.message}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => void save()}>
            {t('photoEditor.errors.saveAgain')}
          </Button>
          {problem.isStorageFull && plansLink}
        </div>
      </Banner>
    </div>
  );
}

/** Says what a click in the picture does now. */
export function PickingNotice({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation();
  const press = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onStop();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <div
      role="status"
      className="flex items-center gap-2 rounded-full border border-line bg-raised py-1 pr-1 pl-4 text-sm shadow-mid"
    >
      {t('photoEditor.pickGreyHint')}
      <IconButton
        size="sm"
        className="rounded-full!"
        label={t('photoEditor.stopPicking')}
        icon={<X aria-hidden size={16} />}
        onClick={onStop}
      />
    </div>
  );
}

/**
 * Says that the original is open with the saved edits, while nothing has been changed: the other choice would drop that.
 * Stands above the picture where the picture is small, and on it where there is space.
 */
export function ReopenedNotice({ store, onEditAsItIs }: { store: EditorStore; onEditAsItIs: () => void }) {
  const { t } = useTranslation();
  const [isSeen, setIsSeen] = useState(false);
  const isChanged = useEditorState(store, ({ at }) => at > 0);
  if (isSeen || isChanged) return null;
  return (
    <div
      role="status"
      className="z-10 flex items-start gap-2 bg-accent-soft py-1 pr-1 pl-4 text-sm text-accent-ink shadow-mid md:absolute md:top-3 md:left-1/2 md:w-max md:max-w-[calc(100%-1.5rem)] md:-translate-x-1/2 md:rounded-md"
    >
      <p className="py-1.5">
        {t('photoEditor.reopened')}{' '}
        <button type="button" className="font-semibold underline underline-offset-4" onClick={onEditAsItIs}>
          {t('photoEditor.reopenedAction')}
        </button>
      </p>
      <IconButton
        size="sm"
        label={t('photoEditor.errors.dismiss')}
        icon={<X aria-hidden size={18} />}
        onClick={() => setIsSeen(true)}
      />
    </div>
  );
}
