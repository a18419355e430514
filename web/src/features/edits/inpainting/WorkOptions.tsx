import type { HistoryItem } from '@maquette/contract';
import { Download, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { OriginalFigure } from '../photo/OriginalFigure.tsx';
import { ProductField } from '../product/ProductField.tsx';
import { WordsOptions } from '../words/WordsOptions.tsx';
import type { MaskKeeper } from '../mask/use-mask-keeper.ts';
import type { Selection } from '../../../platform/stage/place-bar.ts';
import type { Draft, DraftEvent, Step } from './draft.ts';
import type { useInpainting } from './use-inpainting.ts';

export interface WordsDockProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  photo: HistoryItem;
  step: 'draw' | 'generate';
  goTo: (step: Step) => void;
  keeper: MaskKeeper;
  work: ReturnType<typeof useInpainting>;
  /** Where what comes is shown in the photo; null while it is not. */
  placed: Selection | null;
  lowered: number;
  /** Every change puts the focus into the words. */
  asked: number;
}

/** What is not needed every time: a thing of one's own, style, variations, seed, who draws, and what goes in. */
export function WorkOptions({ draft, dispatch, photo, goTo, keeper, work }: WordsDockProps) {
  const { t } = useTranslation();
  const { isOwnEngine } = work.serving;
  return (
    <>
      {isOwnEngine && (
        <ProductField
          product={draft.product}
          onChange={(product) => dispatch({ type: 'product-changed', product })}
        />
      )}
      <WordsOptions
        words={draft.words}
        reads={work.reads}
        onChange={(words) => dispatch({ type: 'words-changed', words })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <OriginalFigure photo={photo} onChange={() => goTo('upload')} />
        {draft.mask && (
          <figure className="flex min-w-0 flex-col gap-2">
            <figcaption className="flex min-h-6 flex-wrap items-center gap-2 text-sm font-medium">
              {t('edits.mask.title')}
              {draft.mask.filename !== null && <Tag tone="success">{t('edits.mask.ready')}</Tag>}
            </figcaption>
            <img
              src={draft.mask.picture}
              alt={t('edits.mask.alt')}
              style={{ aspectRatio: `${photo.metadata.width} / ${photo.metadata.height}` }}
              className="w-full rounded-md bg-black object-cover ring-1 ring-line"
            />
            <span className="-ml-2 flex">
              <IconButton
                size="sm"
                label={t('edits.mask.edit')}
                icon={<Pencil aria-hidden size={16} />}
                onClick={() => goTo('draw')}
              />
              <IconButton
                size="sm"
                label={t('edits.mask.download')}
                icon={<Download aria-hidden size={16} />}
                onClick={() => keeper.handle.current?.download()}
              />
            </span>
          </figure>
        )}
      </div>
      {isOwnEngine && (
        <div className="flex flex-col items-start gap-2 text-sm">
          <Tag tone="warning">{t('edits.engine.preview')}</Tag>
          <p className="text-ink-soft">{t('edits.engine.previewHint')}</p>
        </div>
      )}
    </>
  );
}
