import { ImageUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { DraftProduct } from './product.ts';

interface ProductDropProps {
  product: DraftProduct | null;
  /** What is wrong with the file that was chosen last. */
  error: string | null;
  onChosen: (file: File) => void;
  onRemove: () => void;
}

/** Where the picture of a product is dropped or chosen, and the picture once it is there. */
export function ProductDrop({ product, error, onChosen, onRemove }: ProductDropProps) {
  const { t } = useTranslation();
  const id = useId();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: { 'image/*': ['.png', '.webp', '.jpg', '.jpeg'] },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => file && onChosen(file),
  });
  return (
    <div className="flex flex-col gap-1.5">
      <input {...getInputProps()} aria-label={t('edits.product.choose')} aria-describedby={`${id}-error`} />
      <div
        {...getRootProps()}
        className={classNames(
          'flex items-center gap-3 rounded-md border border-dashed p-3',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-edge',
        )}
      >
        {product && <ProductPicture product={product} />}
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <div className="flex w-full items-center gap-1">
            <p className={classNames('min-w-0 flex-1 text-sm text-ink-soft', product && 'truncate')}>
              {product ? product.name : t('edits.product.hint')}
            </p>
            {product && (
              <IconButton
                label={t('edits.product.remove')}
                icon={<Trash2 aria-hidden size={18} />}
                onClick={onRemove}
              />
            )}
          </div>
          <Button variant="secondary" size="sm" icon={<ImageUp aria-hidden size={16} />} onClick={open}>
            {product ? t('edits.product.change') : t('edits.product.choose')}
          </Button>
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** On a chequered ground, so that what is transparent can be seen. */
function ProductPicture({ product: { picture, name } }: { product: DraftProduct }) {
  return (
    <img
      src={picture}
      alt={name}
      className="size-20 shrink-0 rounded-sm border border-line bg-[repeating-conic-gradient(#fff_0_25%,#d5d5d5_0_50%)] bg-size-[16px_16px] object-contain"
    />
  );
}
