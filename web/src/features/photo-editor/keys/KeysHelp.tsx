import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { storedLetterKeys } from './letter-keys.ts';

const rows = ['undo', 'redo', 'compare', 'fit', 'actual', 'zoom', 'pan'] as const;

/** What the keys do, and whether single ones do anything. */
export function KeysHelp() {
  const { t } = useTranslation();
  const hasLetterKeys = useStoredValue(storedLetterKeys);
  return (
    <Popover
      label={t('photoEditor.keys')}
      triggerLabel={t('photoEditor.keys')}
      trigger={<Keyboard aria-hidden size={20} />}
      triggerClass={`${buttonClass({ variant: 'ghost', square: true })} max-md:hidden`}
    >
      <div className="flex w-84 max-w-full flex-col gap-3 p-2">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
          {rows.map((row) => (
            <div key={row} className="contents">
              <dt className="font-medium whitespace-nowrap">{t(`photoEditor.keyNames.${row}`)}</dt>
              <dd className="text-ink-soft">{t(`photoEditor.keys.${row}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('photoEditor.keys.single')}
          checked={hasLetterKeys}
          onChange={({ currentTarget }) => storedLetterKeys.set(currentTarget.checked)}
        />
      </div>
    </Popover>
  );
}
