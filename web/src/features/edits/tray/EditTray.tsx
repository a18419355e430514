import type { Edit } from '@maquette/contract';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../../ui/Popover.tsx';
import { useCancelEdit } from '../waiting/index.ts';
import { type Tool, toolOf } from './tray.ts';
import { TrayRow } from './TrayRow.tsx';
import { useTray } from './use-tray.ts';

interface EditTrayProps {
  userId: string;
  /** The tool whose page is in view; null on other pages. */
  toolInView: Tool | null;
  /** Shows a finished edit. Must stay the same between renders. */
  onOpen: (edit: Edit) => void;
}

/** Running and finished edits, on every page. Nothing is drawn while there are none. */
export function EditTray({ userId, toolInView, onOpen }: EditTrayProps) {
  const { t } = useTranslation();
  const cancelEdit = useCancelEdit();
  const { running, ended, markSeen } = useTray({
    userId,
    isAwaited: (edit) => toolOf(edit) === toolInView,
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
