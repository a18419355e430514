import type { EngineInfo } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useEngineChoice } from '../../../platform/storage/use-engine-choice.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useCapabilities } from './use-engine.ts';

const choices = ['default', 'premium'] as const;

/** Which engine makes the pictures, where there are two. The choice takes effect at once. */
export function EngineSettings() {
  const { t } = useTranslation();
  const { choice, choose } = useEngineChoice();
  const { data, isError, refetch } = useCapabilities();
  if (!isError && !data?.engines.premium.isOffered) return null;
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <legend className="mb-1">
        <h2 className="text-lg font-semibold">{t('edits.settings.title')}</h2>
      </legend>
      <p className="text-ink-soft">{t('edits.settings.intro')}</p>
      {isError && (
        <Banner
          tone="danger"
          actions={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          }
        >
          {t('edits.settings.failed')}
        </Banner>
      )}
      {choices.map((value) => (
        <EngineOption
          key={value}
          value={value}
          engine={data?.engines[value] ?? null}
          isChosen={choice === value}
          onChoose={() => choose(value)}
        />
      ))}
      <p className="text-sm text-ink-faint">{t('edits.settings.fair')}</p>
    </fieldset>
  );
}

interface EngineOptionProps {
  value: 'default' | 'premium';
  /** Null while it is not known what stands behind it. */
  engine: EngineInfo | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the two engines: what stands behind it, and what a picture costs. */
function EngineOption({ value, engine, isChosen, onChoose }: EngineOptionProps) {
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
