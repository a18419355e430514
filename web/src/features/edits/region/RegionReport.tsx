import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useIsWide } from '../../../platform/stage/use-wide.ts';
import { describeRegion, hasQuestion, type Trust } from './region-block.ts';
import type { RegionInHand } from './use-region.ts';

interface RegionReportProps {
  region: RegionInHand;
  /** What was looked for. */
  words: string;
}

const tones = { sure: 'success', check: 'warning', unsure: 'danger' } as const satisfies Record<
  Trust,
  string
>;

/** What is selected and how sure that is, in words, and what to do where that is not enough: that stands above the button in a sheet. */
export function RegionReport(props: RegionReportProps) {
  const isWide = useIsWide();
  return (
    <>
      <RegionStatus {...props} />
      {isWide && <RegionQuestion {...props} />}
    </>
  );
}

/** What to answer first, for the place above the button in a sheet, of which only a part is seen; null for nothing. */
export function useQuestionInSheet(region: RegionInHand | null, words: string): ReactNode {
  const isWide = useIsWide();
  if (isWide || !region || !hasQuestion(region)) return null;
  return (
    <div data-asked>
      <RegionQuestion {...{ region, words }} />
    </div>
  );
}

/** What is selected and how sure that is, in one line; read out when it changes. */
export function RegionStatus({ region, words }: RegionReportProps) {
  const { t } = useTranslation();
  const { status, shown } = region;
  const name = words.trim() || t('edits.region.unnamed');
  const said = shown && describeRegion(shown);
  return (
    <p role="status" className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {status === 'finding' && (
        <>
          <Spinner />
          <span className="text-ink-soft">{t('edits.region.finding', { name })}</span>
        </>
      )}
      {status === 'idle' && <span className="text-ink-faint">{t('edits.region.idle')}</span>}
      {status === 'found' && said && (
        <>
          <span className="first-letter:uppercase inline-block">
            {t('edits.region.found', { name, ...said.percents })}
          </span>
          <Tag tone={tones[said.trust]}>{t(`edits.region.${said.trust}`)}</Tag>
          {shown.foundBy && (
            <span className="text-ink-faint">{t('edits.region.foundBy', { model: shown.foundBy })}</span>
          )}
          {region.failedModel && (
            <span className="text-ink-faint">
              {t('edits.region.modelFailed', { model: region.failedModel })}
            </span>
          )}
        </>
      )}
    </p>
  );
}

/** What to do where nothing was found for sure. */
export function RegionQuestion({ region, words }: RegionReportProps) {
  const { t } = useTranslation();
  const { status } = region;
  const name = words.trim() || t('edits.region.unnamed');
  return (
    <>
      {status === 'found' && region.asksToConfirm && (
        <Banner tone="warning">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <span className="min-w-28 flex-1">{t('edits.region.doubt')}</span>
            <Button
              variant="secondary"
              size="sm"
              icon={<Check aria-hidden size={16} />}
              onClick={() => region.dispatch({ type: 'confirmed' })}
            >
              {t('edits.region.confirm')}
            </Button>
          </span>
        </Banner>
      )}
      {status === 'nothing' && (
        <Banner tone="warning">
          {t(region.isKnown ? 'edits.region.nothing' : 'edits.region.unknown', { name })}{' '}
          {t('edits.region.point')}
        </Banner>
      )}
      {status === 'failed' && (
        <Banner
          tone="warning"
          actions={
            <Button variant="secondary" size="sm" onClick={region.retry}>
              {t('app.retry')}
            </Button>
          }
        >
          {errorToMessage(region.error, t, t('edits.region.failed'))}
        </Banner>
      )}
    </>
  );
}
