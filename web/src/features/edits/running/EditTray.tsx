import { type Edit, isFinal, type Purpose, purposeOf } from '@maquette/contract';
import { Inbox, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { useCancelEdit } from './cancel-edit.ts';
import { wordlessLabel } from './edit-words.ts';
import { useTray } from './use-tray.ts';

interface EditTrayProps {
  userId: string;
  /** What the page in view is for; null on other pages. */
  purposeInView: Purpose | null;
  /** Shows a finished edit. Must stay the same between renders. */
  onOpen: (edit: Edit) => void;
}

/** Running and finished edits, on every page. Nothing is drawn while there are none. */
export function EditTray({ userId, purposeInView, onOpen }: EditTrayProps) {
  const { t } = useTranslation();
  const cancelEdit = useCancelEdit();
  const { running, ended, markSeen } = useTray({
    userId,
    isAwaited: (edit) => purposeOf(edit) === purposeInView,
    onOpen,
  });
  const count = running.length + ended.length;
  if (count === 0) return null;
  const open = (edit: Edit) => {
    markSeen([edit]);
    onOpen(edit);
  };
  return (
    <Popover
      label={t('edits.tray.label')}
      triggerLabel={t('edits.tray.count', { count })}
      triggerClass="relative grid size-9 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink touch:size-11"
      trigger={
        <>
          <Inbox aria-hidden size={20} className={running.length > 0 ? 'motion-safe:animate-pulse' : ''} />
          <span className="absolute -top-0.5 -right-0.5 grid min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[11px] font-semibold text-on-accent tabular-nums">
            {count}
          </span>
        </>
      }
    >
      <ul className="flex max-h-[70dvh] w-80 max-w-full flex-col gap-1 overflow-y-auto">
        {[...running, ...ended].map((edit) => (
          <TrayRow
            key={edit.id}
            edit={edit}
            onOpen={() => open(edit)}
            onCancel={() => cancelEdit.mutate(edit.id)}
            onDismiss={() => markSeen([edit])}
          />
        ))}
      </ul>
    </Popover>
  );
}

interface TrayRowProps {
  edit: Edit;
  onOpen: () => void;
  onCancel: () => void;
  onDismiss: () => void;
}

/** One edit: what it is, how far it is or how it ended, and what can be done about it. */
function TrayRow({ edit, onOpen, onCancel, onDismiss }: TrayRowProps) {
  const { t } = useTranslation();
  const picture = edit.files[0] ?? edit.source;
  const name = edit.request.prompt || t(wordlessLabel(edit.request));
  return (
    <li className="flex items-start gap-3 rounded-md p-2">
      {picture && (
        <img
          src={`${picture.url}&w=320`}
          alt=""
          className="size-14 shrink-0 rounded-sm bg-sunken object-cover"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="truncate text-sm font-medium">{name}</p>
        {isFinal(edit.state) ? (
          <p className={edit.state === 'failed' ? 'text-sm text-danger' : 'text-sm text-ink-soft'}>
            {edit.state === 'failed'
              ? `${edit.error?.message ?? t('edits.generate.failed')}`
              : t(edit.preview ? 'edits.removal.done' : `edits.tray.done.${purposeOf(edit)}`)}
          </p>
        ) : (
          <ProgressBar label={t(`edits.tray.running.${purposeOf(edit)}`)} fraction={edit.progress} />
        )}
        <div className="flex gap-2">
          {edit.state === 'succeeded' && (
            <Button size="sm" variant="secondary" onClick={onOpen}>
              {t('edits.tray.open')}
            </Button>
          )}
          {!isFinal(edit.state) && (
            <Button size="sm" variant="secondary" onClick={onCancel}>
              {t('app.cancel')}
            </Button>
          )}
        </div>
      </div>
      {isFinal(edit.state) && (
        <IconButton
          size="sm"
          label={t('app.dismiss')}
          icon={<X aria-hidden size={16} />}
          onClick={onDismiss}
        />
      )}
    </li>
  );
}
