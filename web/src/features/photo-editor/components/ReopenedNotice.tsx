import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useEditorState } from '../hooks/use-editor-state.ts';
import type { EditorStore } from '../model/editor-store.ts';

interface ReopenedNoticeProps {
  store: EditorStore;
  onEditAsItIs: () => void;
}

/**
 * Says that the original is open with the saved edits, while nothing has been changed: the other choice would drop that.
 * Stands above the picture where the picture is small, and on it where there is room.
 */
export function ReopenedNotice({ store, onEditAsItIs }: ReopenedNoticeProps) {
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
