import { limits } from '@maquette/contract';
import { ImageUp, Upload } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import type { FileToUpload } from './make-uploads.ts';
import type { Refusal } from './queue.ts';
import { useUploads } from './use-uploads.ts';

/** Opens the file picker of the upload area around; null outside of one. */
const UploadContext = createContext<{ open: () => void } | null>(null);

function refusalOf(file: File, isOtherType: boolean): Refusal | null {
  if (isOtherType) return 'invalid-type';
  return file.size === 0 ? 'empty' : null;
}

/** A part of the page on which photos can be dropped, many at once; `UploadButton` in it opens the file picker. They go
 * into an album where one is looked at. */
export function UploadArea({ albumId, children }: { albumId: string | null; children: ReactNode }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const { queue } = useUploads();

  const add = (files: readonly FileToUpload[]) => {
    const left = files.length - limits.bulkMax;
    if (left > 0)
      addToast({
        type: 'warning',
        message: t('files.uploads.tooMany', { count: left, most: limits.bulkMax }),
      });
    queue.add(files.slice(0, limits.bulkMax), albumId);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // The picker offers what is asked for; what cannot be used is refused with a reason instead of being greyed out.
    accept: { 'image/*': ['.png', '.jpeg', '.jpg', '.webp', '.heic', '.heif', '.avif'] },
    noClick: true,
    noKeyboard: true,
    onDrop: (taken: readonly File[], refused: readonly FileRejection[]) =>
      add([
        ...taken.map((file) => ({ file, refusal: refusalOf(file, false) })),
        ...refused.map(({ file }) => ({ file, refusal: refusalOf(file, true) })),
      ]),
  });
  const context = useMemo(() => ({ open }), [open]);

  return (
    <div {...getRootProps({ role: 'presentation' })} className="relative flex flex-1 flex-col outline-none">
      {/* The button opens it: one way in is enough for who cannot see it. */}
      <input {...getInputProps()} tabIndex={-1} aria-hidden />
      <UploadContext value={context}>{children}</UploadContext>
      {isDragActive && (
        <div className="fixed inset-3 z-50 grid place-items-center rounded-xl border-2 border-dashed border-accent bg-accent-soft/90">
          <p className="flex items-center gap-3 text-xl font-semibold text-accent-ink">
            <ImageUp aria-hidden size={28} />
            {t('files.uploads.release')}
          </p>
        </div>
      )}
    </div>
  );
}

/** Chooses photos for the history. Stands in an UploadArea. */
export function UploadButton() {
  const { t } = useTranslation();
  const area = useContext(UploadContext);
  return (
    <Button
      icon={<Upload aria-hidden size={18} />}
      title={t('files.uploads.hint')}
      onClick={() => area?.open()}
    >
      {t('files.uploads.choose')}
    </Button>
  );
}
