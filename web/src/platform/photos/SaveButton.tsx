import { type ExportFormat, exportFormats } from '@maquette/contract';
import { Check, ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { menuItemClass } from '../../ui/menu-item-class.ts';
import { Popover } from '../../ui/Popover.tsx';

interface SaveButtonProps {
  children: string;
  /** What the button saves in. */
  format: ExportFormat;
  /** Another one was chosen; it is saved in that as well. */
  onChoose?: (format: ExportFormat) => void;
  save: (format: ExportFormat) => Promise<void>;
  size?: 'sm' | 'md';
  variant?: 'primary' | 'secondary';
}

/** Saves a picture in a format; beside it the formats to choose from. */
export function SaveButton({ children, format, onChoose, save, ...look }: SaveButtonProps) {
  const { size = 'md', variant = 'primary' } = look;
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const saveAs = async (wanted: ExportFormat) => {
    if (isBusy) return;
    setIsBusy(true);
    await save(wanted);
    setIsBusy(false);
  };
  return (
    <div className="flex">
      <Button
        {...{ size, variant }}
        busy={isBusy}
        icon={<Download aria-hidden size={18} />}
        onClick={() => void saveAs(format)}
        className="min-w-0 flex-1 shrink rounded-r-none"
      >
        {children}
      </Button>
      <Popover
        label={t('files.formats')}
        triggerLabel={t('files.formats')}
        triggerClass={classNames(
          buttonClass({ size, variant, square: true }),
          'rounded-l-none',
          variant === 'primary' ? 'border-l border-on-accent/30' : 'border-l-0',
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
                  onChoose?.(one);
                  void saveAs(one);
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
