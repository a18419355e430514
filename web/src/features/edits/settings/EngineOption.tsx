import type { EngineInfo } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';

interface EngineOptionProps {
  value: 'default' | 'premium';
  /** Null while it is not known what stands behind it. */
  engine: EngineInfo | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the two engines: what stands behind it, and what a picture costs. */
export function EngineOption({ value, engine, isChosen, onChoose }: EngineOptionProps) {
  const { t } = useTranslation();
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line p-4 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        name="apiSelection"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-(--color-accent)"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center justify-between gap-2 font-medium">
          {t(`edits.settings.${value}`)}
          {engine && <Tag tone="neutral">{t('edits.settings.price', { count: engine.price })}</Tag>}
        </span>
        {engine ? (
          <span className="text-sm text-ink-soft">
            {engine.preview
              ? t('edits.settings.behindPreview')
              : t('edits.settings.behind', { engine: engine.label })}
          </span>
        ) : (
          <Skeleton className="h-5 w-56 max-w-full" />
        )}
        <span className="text-sm text-ink-faint">{t(`edits.settings.${value}Hint`)}</span>
      </span>
    </label>
  );
}
