import { productStands, productWidth } from '@maquette/contract';
import { ChevronDown, ImageUp, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type DraftProduct, problemOf, widthOf } from './product.ts';
import { readProduct } from './read-product.ts';

interface ProductFieldProps {
  product: DraftProduct | null;
  onChange: (product: DraftProduct | null) => void;
}

/** A thing of one's own instead of words: its picture, cut out, and how wide it is. Folded until somebody wants it. */
export function ProductField({ product, onChange }: ProductFieldProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const choose = async (file: File) => {
    try {
      const read = await readProduct(file);
      setIsUnreadable(false);
      const { width = '', stands = 'floor' } = product ?? {};
      onChange({ ...read, width, stands });
    } catch {
      setIsUnreadable(true);
    }
  };
  const remove = () => {
    const removed = product;
    onChange(null);
    addToast({
      type: 'info',
      message: t('edits.product.removed'),
      action: { label: t('edits.product.undo'), onAct: () => onChange(removed) },
    });
  };
  return (
    <details className="group rounded-md border border-line" open={product !== null || undefined}>
      <summary className="flex h-11 cursor-pointer list-none items-center justify-between px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('edits.product.title')}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <ProductDrop
          product={product}
          error={isUnreadable ? t('edits.product.unreadable') : null}
          onChosen={(file) => void choose(file)}
          onRemove={remove}
        />
        {product && <ProductMeasures product={product} onChange={onChange} />}
      </div>
    </details>
  );
}

interface ProductMeasuresProps {
  product: DraftProduct;
  onChange: (product: DraftProduct) => void;
}

const labels = { floor: 'edits.product.floor', wall: 'edits.product.wall' } as const;
const problems = {
  product_empty: 'edits.product.empty',
  product_too_small: 'edits.product.tooSmall',
  product_not_cut_out: 'edits.product.notCutOut',
} as const;

/** How wide a product is and where it goes; what is wrong with its picture there. */
function ProductMeasures({ product, onChange }: ProductMeasuresProps) {
  const { t } = useTranslation();
  const id = useId();
  const { width, stands } = product;
  const problem = problemOf(product);
  const isWrong = width.trim() !== '' && widthOf(product) === null;
  return (
    <>
      <TextField
        label={t('edits.product.width')}
        hint={t('edits.product.widthHint')}
        error={isWrong && t('edits.product.widthWrong', productWidth)}
        inputMode="decimal"
        required
        value={width}
        onChange={(event) => onChange({ ...product, width: event.currentTarget.value })}
      />
      <div className="flex flex-col gap-1.5">
        <div role="group" aria-label={t('edits.product.where')} className="flex flex-wrap gap-2">
          {productStands.map((place) => (
            <Chip
              key={place}
              selected={stands === place}
              aria-describedby={`${id}-error`}
              onClick={() => onChange({ ...product, stands: place })}
            >
              {t(labels[place])}
            </Chip>
          ))}
        </div>
        <FieldError id={id} error={problem && t(problems[problem])} />
      </div>
      <p className="text-sm text-ink-faint">{t('edits.product.asIs')}</p>
    </>
  );
}

interface ProductDropProps {
  product: DraftProduct | null;
  /** What is wrong with the file that was chosen last. */
  error: string | null;
  onChosen: (file: File) => void;
  onRemove: () => void;
}

/** Where the picture of a product is dropped or chosen, and the picture once it is there. */
function ProductDrop({ product, error, onChosen, onRemove }: ProductDropProps) {
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
