import { type ExportFormat, exportFormats, type HistoryItem } from '@maquette/contract';
import { Check, ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { menuItemClass } from '../../../ui/menu-item-class.ts';
import { Popover } from '../../../ui/Popover.tsx';
import { useDownload, useFormat } from './use-download.ts';

interface DownloadButtonProps {
  picture: HistoryItem;
  size?: 'sm' | 'md';
}

/** Saves a picture in the format that was chosen last; beside it the formats to choose from. */
export function DownloadButton({ picture, size = 'md' }: DownloadButtonProps) {
  const { t } = useTranslation();
  const download = useDownload();
  const { format, choose } = useFormat(picture);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (wanted: ExportFormat) => {
    if (isBusy) return;
    setIsBusy(true);
    await download(picture, wanted);
    setIsBusy(false);
  };
  return (
    <div className="flex">
      <Button
        size={size}
        busy={isBusy}
        icon={<Download aria-hidden size={18} />}
        onClick={() => void save(format)}
        className="min-w-0 flex-1 shrink rounded-r-none"
      >
        {t('files.downloadAs', { format: t(`files.format.${format}`) })}
      </Button>
      <Popover
        label={t('files.formats')}
        triggerLabel={t('files.formats')}
        triggerClass={classNames(
          buttonClass({ size, square: true }),
          'rounded-l-none border-l border-on-accent/30',
        )}
        trigger={<ChevronDown aria-hidden size={18} />}
      >
        <ul className="flex w-64 max-w-full flex-col">
          {exportFormats.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={one === format}
                className={classNames(menuItemClass, 'py-2')}
                onClick={() => {
                  choose(one);
                  void save(one);
                }}
              >
                <Check aria-hidden size={18} className={one === format ? 'shrink-0' : 'invisible shrink-0'} />
                <span>
                  <span className="block font-medium text-ink">{t(`files.format.${one}`)}</span>
                  <span className="block text-sm">{t(`files.formatHint.${one}`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  );
}
