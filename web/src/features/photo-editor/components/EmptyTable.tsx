import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FileInput } from './FileInput.tsx';

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
