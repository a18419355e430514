import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { exportAccount, exportName, printReceived } from './export.ts';

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

/** Fetches the export and saves it on the device. Leaving the page stops it, as does `cancel`. */
function useExport() {
  const [receivedBytes, setReceivedBytes] = useState(0);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const fetching = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      stop.current = controller;
      setReceivedBytes(0);
      return exportAccount(setReceivedBytes, controller.signal);
    },
    onSuccess: (zip) => saveFile(zip, exportName(new Date())),
  });
  return {
    begin: () => fetching.mutate(),
    cancel: () => {
      stop.current?.abort();
      fetching.reset();
    },
    receivedBytes,
    isRunning: fetching.isPending,
    isDone: fetching.isSuccess,
    error: fetching.error,
  };
}
