import { limits } from '@maquette/contract';
import { ImageIcon, RotateCw, X } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useSizeText } from '../picture-words.ts';
import { canRetry, isOpen, type Refusal, type Upload, type UploadState } from './queue.ts';

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

const box = 'size-11 shrink-0 rounded-sm bg-sunken object-cover';

/** What is being uploaded, in small: from the file while it is in hand, from the server once it is there. */
function UploadThumbnail({ upload: { file, state } }: { upload: Upload }) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (state.kind === 'done')
    return (
      <img src={`${state.picture.url}&w=320`} alt="" width={44} height={44} loading="lazy" className={box} />
    );
  if ((state.kind === 'preparing' || state.kind === 'sending') && !isUnreadable)
    return <FilePicture file={file} onUnreadable={() => setIsUnreadable(true)} />;
  return (
    <span className={`${box} grid place-items-center text-ink-faint`}>
      <ImageIcon aria-hidden size={20} />
    </span>
  );
}

/** A file as a picture, for as long as it is drawn. */
function FilePicture({ file, onUnreadable }: { file: File; onUnreadable: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" width={44} height={44} onError={onUnreadable} className={box} />;
}

const refusals = {
  'invalid-type': 'files.uploads.invalidType',
  'too-large': 'files.uploads.tooLarge',
  empty: 'files.uploads.tooSmall',
  unreadable: 'files.uploads.unreadable',
} as const satisfies Record<Refusal, string>;

/** How far an upload is, or why it is no further, in words. */
function useStateText() {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (state: UploadState): string => {
    switch (state.kind) {
      case 'waiting':
        return t('files.uploads.waiting');
      case 'preparing':
        return t('files.uploads.preparing');
      case 'sending':
        return state.fraction < 1
          ? t('files.uploads.sending', { percent: Math.floor(state.fraction * 100) })
          : t('files.uploads.checking');
      case 'done':
        return state.isKnown ? t('files.uploads.known') : doneText(state);
      case 'refused':
        return t(refusals[state.reason], { bytes: number.format(limits.uploadBytes) });
      case 'failed':
        return errorToMessage(state.error, t, t('files.uploads.failed'));
      case 'cancelled':
        return t('files.uploads.cancelled');
    }
  };

  function doneText({ preparation, picture }: Extract<UploadState, { kind: 'done' }>): string {
    const { width, height } = picture.metadata;
    if (preparation === 'converted') return t('files.uploads.converted');
    if (preparation === 'reduced') return t('files.uploads.reduced', { width, height });
    return t('files.uploads.done');
  }
}
