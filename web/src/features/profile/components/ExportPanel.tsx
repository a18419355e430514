import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useExport } from '../hooks/use-export.ts';
import { printReceived } from '../model/received.ts';

/** A copy of everything that is kept about one, to take along. */
export function ExportPanel() {
  const { t, i18n } = useTranslation();
  const { begin, cancel, receivedBytes, isRunning, isDone, error } = useExport();
  return (
    <Panel title={t('profile.export.title')} intro={t('profile.export.intro')}>
      <ul className="mb-5 list-disc space-y-1 pl-5 text-ink-soft">
        <li>{t('profile.export.account')}</li>
        <li>{t('profile.export.ledger')}</li>
        <li>{t('profile.export.edits')}</li>
        <li>{t('profile.export.pictures')}</li>
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={<Download aria-hidden size={18} />}
          busy={isRunning}
          onClick={begin}
        >
          {t('profile.export.start')}
        </Button>
        {isRunning && (
          <>
            <Button variant="ghost" onClick={cancel}>
              {t('app.cancel')}
            </Button>
            <p className="text-sm text-ink-soft tabular-nums">
              {receivedBytes === 0
                ? t('profile.export.packing')
                : t('profile.export.received', { size: printReceived(receivedBytes, i18n.language) })}
            </p>
          </>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        {error && <Banner tone="danger">{errorToMessage(error, t, t('profile.export.failed'))}</Banner>}
        {isDone && <Banner tone="success">{t('profile.export.done')}</Banner>}
      </div>
    </Panel>
  );
}
