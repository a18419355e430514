import { limits } from '@maquette/contract';
import { ChevronDown, ChevronUp, ImageIcon, RotateCw, X } from 'lucide-react';
import { memo, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useSizeText } from '../picture-words.ts';
import {
  canRetry,
  countUploads,
  inReadingOrder,
  isOpen,
  type Refusal,
  type Upload,
  type UploadState,
} from './queue.ts';
import { useUploads } from './use-uploads.ts';

/** Every file on its way into the history, and what became of it; can be folded, and stays in view. */
export function UploadPanel() {
  const { t } = useTranslation();
  const listId = useId();
  const { uploads, queue } = useUploads();
  const [isFolded, setIsFolded] = useState(false);
  if (uploads.length === 0) return null;
  const { all, done, open, missed } = countUploads(uploads);
  const retryable = uploads.filter(canRetry).length;
  return (
    <section
      aria-label={t('files.uploads.title')}
      className="sticky top-18 z-20 rounded-lg border border-line bg-raised px-4 py-2 shadow-mid"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-[15px] font-semibold">{t('files.uploads.title')}</h2>
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-soft tabular-nums">
          {t('files.uploads.count', { done, all })}
          {missed > 0 && ` · ${t('files.uploads.missed', { missed })}`}
        </p>
        {retryable > 1 && (
          <Button variant="secondary" size="sm" onClick={queue.retryAll}>
            {t('files.uploads.retryAll')}
          </Button>
        )}
        {open > 1 && (
          <Button variant="ghost" size="sm" onClick={queue.cancelAll}>
            {t('files.uploads.cancelAll')}
          </Button>
        )}
        <IconButton
          size="sm"
          label={isFolded ? t('files.uploads.unfold') : t('files.uploads.fold')}
          aria-expanded={!isFolded}
          aria-controls={listId}
          icon={isFolded ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
          onClick={() => setIsFolded(!isFolded)}
        />
        {open === 0 && (
          <IconButton
            size="sm"
            label={t('files.uploads.close')}
            icon={<X aria-hidden size={18} />}
            onClick={queue.clear}
          />
        )}
      </div>
      <ul
        id={listId}
        hidden={isFolded}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="-mx-1 mt-1 max-h-56 divide-y divide-line overflow-y-auto px-1"
      >
        {inReadingOrder(uploads).map((upload) => (
          <UploadRow key={upload.id} upload={upload} onCancel={queue.cancel} onRetry={queue.retry} />
        ))}
      </ul>
    </section>
  );
}

interface UploadRowProps {
  upload: Upload;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** One file on its way into the history. Drawn anew only when it is this one that went on. */
const UploadRow = memo(function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
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
  heic: 'app.photo.heic',
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
