import { productStands, productWidth } from '@maquette/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type DraftProduct, problemOf, widthOf } from './model/product.ts';

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
export function ProductMeasures({ product, onChange }: ProductMeasuresProps) {
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
