import { type Edit, isFinal } from '@maquette/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { wordlessLabel } from '../waiting/index.ts';
import { toolOf } from './tray.ts';

interface TrayRowProps {
  edit: Edit;
  onOpen: () => void;
  onCancel: () => void;
  onDismiss: () => void;
}

/** One edit: what it is, how far it is or how it ended, and what can be done about it. */
export function TrayRow({ edit, onOpen, onCancel, onDismiss }: TrayRowProps) {
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
              : t(edit.preview ? 'edits.removal.done' : `edits.tray.done.${toolOf(edit)}`)}
          </p>
        ) : (
          <ProgressBar label={t(`edits.tray.running.${toolOf(edit)}`)} fraction={edit.progress} />
        )}
        <div className="flex gap-2">
          {edit.state === 'succeeded' && (
            <Button size="sm" variant="secondary" onClick={onOpen}>
              {t('edits.tray.open')}
            </Button>
          )}
          {!isFinal(edit.state) && (
            <Button size="sm" variant="secondary" onClick={onCancel}>
              {t('edits.cancel')}
            </Button>
          )}
        </div>
      </div>
      {isFinal(edit.state) && (
        <IconButton
          size="sm"
          label={t('edits.dismiss')}
          icon={<X aria-hidden size={16} />}
          onClick={onDismiss}
        />
      )}
    </li>
  );
}
