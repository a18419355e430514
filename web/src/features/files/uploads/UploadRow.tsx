import { RotateCw, X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useSizeText } from '../hooks/use-size-text.ts';
import { canRetry, isOpen, type Upload } from './model/queue.ts';
import { UploadThumbnail } from './UploadThumbnail.tsx';
import { useStateText } from './use-state-text.ts';

interface UploadRowProps {
  upload: Upload;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** One file on its way into the history. Drawn anew only when it is this one that went on. */
export const UploadRow = memo(function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { t } = useTranslation();
  const stateText = useStateText();
  const sizeText = useSizeText();
  const { id, file, state } = upload;
  const isMissed = state.kind === 'refused' || state.kind === 'failed';
  const mayRetry = canRetry(upload);
  return (
    <li className="flex items-center gap-3 py-1.5">
      <UploadThumbnail upload={upload} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium text-ink" title={file.name}>
          {file.name}
        </p>
        <p className={classNames('text-xs tabular-nums', isMissed ? 'text-danger' : 'text-ink-soft')}>
          {stateText(state)} · {sizeText(file.size)}
        </p>
        {state.kind === 'sending' && (
          <div aria-hidden className="mt-1.5 h-1 overflow-hidden rounded-full bg-sunken">
            <div className="h-full bg-accent" style={{ width: `${Math.round(state.fraction * 100)}%` }} />
          </div>
        )}
      </div>
      {(isOpen(upload) || mayRetry) && (
        <IconButton
          size="sm"
          label={t(mayRetry ? 'files.uploads.retryOne' : 'files.uploads.cancelOne', { name: file.name })}
          icon={mayRetry ? <RotateCw aria-hidden size={17} /> : <X aria-hidden size={17} />}
          onClick={() => (mayRetry ? onRetry(id) : onCancel(id))}
        />
      )}
    </li>
  );
});
