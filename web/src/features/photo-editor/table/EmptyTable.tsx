import { ImageUp } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

interface EmptyTableProps {
  /** A file hangs over the editor. */
  isOver: boolean;
  isReading: boolean;
  onFile: (file: File) => void;
  onGallery: () => void;
}

/** No picture yet: from this device, by drop or paste, or from the history. */
export function EmptyTable({ isOver, isReading, onFile, onGallery }: EmptyTableProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid flex-1 place-items-center bg-page p-4">
      <div
        className={classNames(
          'flex w-full max-w-2xl flex-col items-center gap-5 rounded-xl border-2 border-dashed px-6 py-14 text-center transition-colors sm:py-20',
          isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
        )}
      >
        <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <ImageUp aria-hidden size={30} />
        </span>
        <div className="flex flex-col gap-2">
          <h2 className="text-2xl font-semibold tracking-tight">{t('photoEditor.empty.title')}</h2>
          <p className="text-ink-soft">
            {t(isOver ? 'photoEditor.empty.release' : 'photoEditor.empty.text')}
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" busy={isReading} onClick={() => input.current?.click()}>
            {t('photoEditor.empty.choose')}
          </Button>
          <FileInput ref={input} onFile={onFile} />
          <Button size="lg" variant="secondary" onClick={onGallery}>
            {t('photoEditor.empty.history')}
          </Button>
        </div>
        <p className="text-sm text-ink-faint">{t('photoEditor.empty.formats')}</p>
      </div>
    </div>
  );
}

interface FileInputProps {
  /** Click it to let the person choose. */
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

// What cannot be used is refused with a reason instead of being greyed out.
const offered = 'image/*,.png,.jpeg,.jpg,.webp,.heic,.heif,.avif';

/** Lets one choose a picture of this device. */
export function FileInput({ ref, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={offered}
      hidden
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // The same file can be chosen again.
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

const rows = ['w-20', 'w-28', 'w-24', 'w-32', 'w-24', 'w-28'] as const;

/** Stage and panel in their final size while a picture is being opened. */
export function TableSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid min-h-0 flex-1 place-items-center bg-canvas text-ink-soft">
        <Spinner size={32} label={t('photoEditor.loading')} />
      </div>
      <div className="h-[46dvh] shrink-0 overflow-hidden border-t border-line bg-surface p-4 md:h-auto md:w-85 md:border-t-0 md:border-l">
        <Skeleton className="mb-8 h-8 w-full" />
        <div className="flex flex-col gap-6">
          {rows.map((width, row) => (
            <div key={`${row} ${width}`} className="flex flex-col gap-3">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-1.5 w-full" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
