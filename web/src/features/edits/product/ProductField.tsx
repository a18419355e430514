import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import type { DraftProduct } from './model/product.ts';
import { ProductDrop } from './ProductDrop.tsx';
import { ProductMeasures } from './ProductMeasures.tsx';
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
