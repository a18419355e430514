import { type ExportFormat, exportFormats } from '@maquette/contract';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPicture } from '../../platform/api/fetch-picture.ts';
import { downloadName } from '../../platform/photos/download-name.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { menuItemClass } from '../../ui/menu-item-class.ts';
import { Popover } from '../../ui/Popover.tsx';
import type { Shown } from './use-try-desk.ts';

/** Saves a picture under its photo's name and what was done to it; beside it the formats to choose from. */
export function TryDownload({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (format: ExportFormat) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      saveFile(await fetchPicture(`${shown.after}&format=${format}`), downloadName({ ...shown, format }));
      addToast({ type: 'success', message: t('files.downloaded') });
    } catch {
      addToast({ type: 'error', message: t('files.downloadFailed') });
    }
    setIsBusy(false);
  };
  return (
    <div className="flex">
      <Button
        size="sm"
        variant="secondary"
        busy={isBusy}
        icon={<Download aria-hidden size={18} />}
        onClick={() => void save('jpeg')}
        className="rounded-r-none"
      >
        {t('visits.download')}
      </Button>
      <Popover
        label={t('files.formats')}
        triggerLabel={t('files.formats')}
        triggerClass={classNames(
          buttonClass({ size: 'sm', variant: 'secondary', square: true }),
          'rounded-l-none border-l-0',
        )}
        trigger={<ChevronDown aria-hidden size={18} />}
      >
        <ul className="flex w-64 max-w-full flex-col">
          {exportFormats.map((format) => (
            <li key={format}>
              <button
                type="button"
                aria-label={t('files.downloadAs', { format: t(`files.format.${format}`) })}
                onClick={() => void save(format)}
                className={classNames(menuItemClass, 'py-2')}
              >
                <span>
                  <span className="block font-medium text-ink">{t(`files.format.${format}`)}</span>
                  <span className="block text-sm">{t(`files.formatHint.${format}`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  );
}
