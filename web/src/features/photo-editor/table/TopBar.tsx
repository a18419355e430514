import { ArrowLeft, Images, Keyboard, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { storedLetterKeys } from '../keys.ts';
import type { Opened } from '../model/opened.ts';
import { hasWork } from '../opening/keep-work.ts';
import { useEditorState } from '../use-editor-state.ts';

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

const rows = ['undo', 'redo', 'copy', 'paste', 'compare', 'fit', 'actual', 'zoom', 'pan'] as const;

/** What the keys do, and whether single ones do anything. */
function KeysHelp() {
  const { t } = useTranslation();
  const hasLetterKeys = useStoredValue(storedLetterKeys);
  return (
    <Popover
      label={t('photoEditor.keys')}
      triggerLabel={t('photoEditor.keys')}
      trigger={<Keyboard aria-hidden size={20} />}
      triggerClass={`${buttonClass({ variant: 'ghost', square: true })} max-md:hidden`}
    >
      <div className="flex w-84 max-w-full flex-col gap-3 p-2">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
          {rows.map((row) => (
            <div key={row} className="contents">
              <dt className="font-medium whitespace-nowrap">{t(`photoEditor.keyNames.${row}`)}</dt>
              <dd className="text-ink-soft">{t(`photoEditor.keys.${row}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('photoEditor.keys.single')}
          checked={hasLetterKeys}
          onChange={({ currentTarget }) => storedLetterKeys.set(currentTarget.checked)}
        />
      </div>
    </Popover>
  );
}
