import { type Edit, type HistoryItem, stylePresets } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/Tag.tsx';
import type { SearchTool } from '../model/search-draft.ts';
import { colourDifference } from './colour-difference.ts';

interface SearchFactsProps {
  tool: SearchTool;
  edit: Edit;
  result: HistoryItem;
}

/** What was found and what became of it, by whom, with what settings, and what it cost. */
export function SearchFacts({ tool, edit, result }: SearchFactsProps) {
  const { t, i18n } = useTranslation();
  const { request, engine } = edit;
  const { metadata, translatedPrompt } = result;
  const find = request.searchPrompt ?? request.selectPrompt ?? '';
  const style = stylePresets.find((preset) => preset === request.stylePreset);
  const isExact = request.mode === 'exact';
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const isSlow = !isExact && !engine.isPremium;
  const facts: [string, string | undefined][] = [
    [t('edits.search.find.label'), find],
    [t(`edits.search.${tool}.wish`), request.prompt],
    [t('edits.search.fact.translated'), translatedPrompt],
    [t('edits.result.understood'), metadata.understood],
    [t('edits.search.fact.leftOut'), metadata.leftOut?.join(', ')],
    [t('edits.search.fact.sure'), metadata.confidence && percent.format(metadata.confidence)],
    [t('edits.result.negativePrompt'), request.negativePrompt],
    [t('edits.result.stylePreset'), style && t(`edits.style.${style}`)],
    [t('edits.search.fact.engine'), result.metadata.engine ?? engine.name],
    [t('edits.guidance.label'), isSlow ? number.format(request.cfgScale) : undefined],
    [t('edits.steps.label'), isSlow ? number.format(request.steps) : undefined],
    [t('edits.search.strength.label'), request.imageStrength && percent.format(request.imageStrength)],
    [t('edits.result.seed'), isExact ? undefined : String(request.seed)],
  ].map(([name, value]) => [String(name), value ? String(value) : undefined]);

  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold tracking-tight">{t(`edits.search.${tool}.done`, { find })}</h2>
      {metadata.deltaE !== undefined && (
        <p className="rounded-md bg-success-soft px-4 py-3 text-[15px] text-success">
          {t(`edits.search.difference.${colourDifference(metadata.deltaE)}`, {
            difference: number.format(metadata.deltaE),
          })}
        </p>
      )}
      {metadata.isReframed && <p className="text-sm text-warning">{t('edits.search.reframed')}</p>}
      <div className="flex flex-wrap gap-2">
        {metadata.preview && !isExact && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
        <Tag tone="neutral">
          {edit.charged === 0
            ? t('edits.search.fact.free')
            : t('edits.result.charged', { count: edit.charged })}
        </Tag>
      </div>
      <details open className="group">
        <summary className="cursor-pointer text-sm font-medium">{t('edits.search.fact.title')}</summary>
        <dl className="mt-3 flex flex-col gap-3">
          {facts.map(
            ([name, value]) =>
              value !== undefined && (
                <div key={name} className="flex flex-col gap-0.5">
                  <dt className="text-sm text-ink-faint">{name}</dt>
                  <dd className="text-[15px] break-words">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </details>
    </div>
  );
}
