import { type Edit, type HistoryItem, stylePresets } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import { isByChance } from '../engine/index.ts';
import { wordlessLabel } from '../waiting/index.ts';
import { useHeedFacts } from '../wish/index.ts';

interface ResultFactsProps {
  edit: Edit;
  result: HistoryItem;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="text-[15px] break-words">{value}</dd>
    </div>
  );
}

/** Prompt, negative prompt, style and seed as used, what the engine understood, what it cost. */
export function ResultFacts({ edit, result }: ResultFactsProps) {
  const { t } = useTranslation();
  const { prompt, negativePrompt, stylePreset, seed, product } = edit.request;
  const wordless = t(wordlessLabel(edit.request));
  const style = stylePresets.find((preset) => preset === stylePreset);
  const { isReframed, preview } = result.metadata;
  const heed = useHeedFacts(edit);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {preview && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
        <Tag tone="neutral">
          {edit.charged === 0
            ? t('edits.search.fact.free')
            : t('edits.result.charged', { count: edit.charged })}
        </Tag>
      </div>
      {isReframed && <p className="text-sm text-warning">{t('edits.search.reframed')}</p>}
      <dl className="flex flex-col gap-3">
        <Fact name={t('edits.result.prompt')} value={prompt || wordless} />
        {product && <Fact name={t('edits.product.width')} value={String(product.width)} />}
        {heed.map(({ name, value }) => value && <Fact key={name} {...{ name, value }} />)}
        {negativePrompt && <Fact name={t('edits.result.negativePrompt')} value={negativePrompt} />}
        {style && <Fact name={t('edits.result.stylePreset')} value={t(`edits.style.${style}`)} />}
        {isByChance(edit) && <Fact name={t('edits.result.seed')} value={String(seed)} />}
      </dl>
    </div>
  );
}
