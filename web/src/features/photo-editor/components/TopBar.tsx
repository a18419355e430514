import { ArrowLeft, Images, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useEditorState } from '../hooks/use-editor-state.ts';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import type { Opened } from '../model/opened.ts';
import { hasWork } from '../opening/use-keep-work.ts';

/** The ways out of the editor. */
export interface WaysOut {
  readonly onBack: () => void;
  readonly onGallery: () => void;
}

interface TopBarProps extends WaysOut {
  /** The heading; null where the page has another one. */
  name: string | null;
  /** What can be done with an open picture. */
  children?: ReactNode;
}

export function TopBar({ name, onBack, onGallery, children }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <div className="flex h-14 shrink-0 items-center gap-0.5 border-b border-line bg-surface px-1.5 sm:gap-1 sm:px-3">
      <IconButton label={t('photoEditor.back')} icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack} />
      <IconButton
        label={t('photoEditor.gallery')}
        icon={<Images aria-hidden size={20} />}
        onClick={onGallery}
      />
      {name && <h1 className="min-w-0 truncate px-1 text-[15px] font-medium max-sm:sr-only">{name}</h1>}
      <span className="flex-1" />
      {children}
    </div>
  );
}

interface WorkActionsProps {
  opened: Opened;
  isBusy: boolean;
  onSave: () => void;
}

/** Undo, redo, the keys, and saving. */
export function WorkActions({ opened, isBusy, onSave }: WorkActionsProps) {
  const { store, from } = opened;
  const { t } = useTranslation();
  const canUndo = useEditorState(store, ({ at }) => at > 0);
  const canRedo = useEditorState(store, ({ at, steps }) => at < steps.length - 1);
  // A picture of this device can be kept as it is.
  const canSave = useEditorState(store, hasWork) || from.kind === 'device';
  return (
    <>
      {/* Buttons that have just gone useless keep the focus: they are not disabled but say so. */}
      <IconButton
        label={t('photoEditor.undo')}
        icon={<Undo2 aria-hidden size={20} />}
        aria-disabled={!canUndo}
        onClick={store.undo}
      />
      <IconButton
        label={t('photoEditor.redo')}
        icon={<Redo2 aria-hidden size={20} />}
        aria-disabled={!canRedo}
        onClick={store.redo}
      />
      <KeysHelp />
      <Button
        icon={<Save aria-hidden size={18} />}
        busy={isBusy}
        aria-disabled={!canSave}
        title={t(canSave ? 'photoEditor.saveHint' : 'photoEditor.nothingToSave')}
        onClick={canSave ? onSave : undefined}
        className="ml-1 max-sm:px-3!"
      >
        {t('photoEditor.save')}
      </Button>
    </>
  );
}
