import { profileEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';

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

/**
 * Everything kept about the person signed in, as a ZIP.
 * @throws ApiError when refused, or when the connection broke before the end
 */
async function exportAccount(
  onProgress: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const zip = await call(profileEndpoints.exportAccount, {}, { signal, onDownloadProgress: onProgress });
  if (!(zip instanceof Blob)) throw new TypeError('A download comes as a Blob');
  return zip;
}

/** Under which name an export made on a day is kept: the day by the reader's calendar, so that names sort by age. */
export function exportName(day: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const date = [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
  return `maquette-export-${date}.zip`;
}

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** Bytes that have arrived, in the reader's language and the largest unit that keeps them at 1 or more. */
export function printReceived(bytes: number, language: string): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log2(bytes) / 10)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power - 1] ?? 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / STEP ** power);
}
