import type { HistoryItem } from '@maquette/contract';
import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import {
  fetchSample,
  sampleAddress,
  type SampleRoom,
  sampleRooms,
  sampleSize,
} from '../../../platform/photos/sample-rooms.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { usePhotoUpload } from './upload-photo.ts';
import { sampleTitles } from './use-beginning.ts';

/** Choose, drop, paste or take a photo, or begin with a sample room. */
export function UploadStep({ onUploaded }: { onUploaded: (photo: HistoryItem) => void }) {
  const { t } = useTranslation();
  const { state, upload, refuse, cancel } = usePhotoUpload(onUploaded);
  const camera = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => void (file && upload(file));

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // The picker offers what is asked for; what cannot be used is refused with a reason instead of being greyed out.
    accept: { 'image/*': ['.png', '.jpeg', '.jpg', '.webp', '.heic', '.heif', '.avif'] },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file], [refused]: FileRejection[]) => {
      if (!refused) return take(file);
      const isTooMany = refused.errors[0]?.code === 'too-many-files';
      refuse(isTooMany ? t('edits.upload.tooMany') : t('edits.upload.invalidType'));
    },
  });

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file) void upload(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      {state.kind === 'failed' && (
        <Banner
          tone="danger"
          actions={
            state.file && (
              <Button variant="secondary" size="sm" onClick={() => take(state.file ?? undefined)}>
                {t('app.retry')}
              </Button>
            )
          }
        >
          {state.message}
        </Banner>
      )}
      {state.kind === 'sending' ? (
        <UploadProgress preview={state.preview} fraction={state.fraction} onCancel={cancel} />
      ) : (
        <div
          {...getRootProps()}
          className={classNames(
            'flex flex-col items-center gap-5 rounded-xl border-2 border-dashed px-6 py-14 text-center transition-colors sm:py-20',
            isDragActive ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
          )}
        >
          <input {...getInputProps()} aria-label={t('edits.upload.choose')} />
          <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <ImageUp aria-hidden size={30} />
          </span>
          <div className="flex flex-col gap-2">
            <h2 className="text-2xl font-semibold tracking-tight">{t('edits.upload.title')}</h2>
            <p className="text-ink-soft">
              {isDragActive ? t('edits.upload.release') : t('edits.upload.drop')}
            </p>
          </div>
          <div className="flex flex-wrap justify-center gap-3">
            <Button size="lg" onClick={open}>
              {t('edits.upload.choose')}
            </Button>
            <span className="hidden touch:inline-flex">
              <Button
                size="lg"
                variant="secondary"
                icon={<Camera aria-hidden size={20} />}
                onClick={() => camera.current?.click()}
              >
                {t('edits.upload.camera')}
              </Button>
            </span>
            <input
              ref={camera}
              type="file"
              accept="image/*"
              capture="environment"
              hidden
              onChange={(event) => take(event.currentTarget.files?.[0])}
            />
          </div>
          <p className="text-sm text-ink-faint">{t('edits.upload.formats')}</p>
        </div>
      )}
      <SampleRooms onChosen={(file) => void upload(file)} disabled={state.kind === 'sending'} />
    </div>
  );
}

interface UploadProgressProps {
  preview: string;
  /** 0 to 1 of the bytes sent. */
  fraction: number;
  onCancel: () => void;
}

function UploadProgress({ preview, fraction, onCancel }: UploadProgressProps) {
  const { t } = useTranslation();
  const text =
    fraction < 1
      ? t('edits.upload.sending', { percent: Math.floor(fraction * 100) })
      : t('edits.upload.checking');
  return (
    <div className="flex flex-col items-center gap-5 rounded-xl border border-line bg-surface p-6">
      <img src={preview} alt="" className="max-h-80 max-w-full rounded-md object-contain" />
      <div className="flex w-full max-w-md flex-col gap-3">
        <ProgressBar label={text} fraction={fraction} />
        <Button variant="secondary" onClick={onCancel} className="self-center">
          {t('edits.upload.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Rooms to begin with when no photo is at hand. */
function SampleRooms({ onChosen, disabled }: { onChosen: (photo: File) => void; disabled: boolean }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [loading, setLoading] = useState<string | null>(null);

  const choose = async (name: SampleRoom) => {
    setLoading(name);
    try {
      onChosen(await fetchSample(name, t(sampleTitles[name])));
    } catch {
      addToast({ type: 'error', message: t('edits.upload.readError') });
    } finally {
      setLoading(null);
    }
  };

  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-medium text-ink-soft">{t('edits.upload.sample')}</h3>
      <ul className="grid grid-cols-3 gap-3">
        {sampleRooms.map((name) => (
          <li key={name}>
            <button
              type="button"
              disabled={disabled || loading !== null}
              onClick={() => void choose(name)}
              className="group flex w-full flex-col gap-2 text-left disabled:opacity-60"
            >
              <img
                src={sampleAddress(name)}
                alt=""
                {...sampleSize}
                loading="lazy"
                className="aspect-3/2 w-full rounded-md bg-sunken object-cover ring-1 ring-line group-hover:ring-2 group-hover:ring-accent"
              />
              <span className="text-sm font-medium">{t(sampleTitles[name])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
