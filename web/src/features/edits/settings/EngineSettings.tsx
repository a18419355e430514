import { useTranslation } from 'react-i18next';
import { useEngineChoice } from '../../../platform/storage/use-engine-choice.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useCapabilities } from '../engine/index.ts';
import { EngineOption } from './EngineOption.tsx';

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
              {t('edits.settings.retry')}
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
