import { Keyboard } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { Popover } from '../../../ui/Popover.tsx';

const keys = [
  ['files.keys.arrows', 'files.keys.arrowsDo'],
  ['files.keys.enter', 'files.keys.enterDo'],
  ['files.keys.space', 'files.keys.spaceDo'],
  ['files.keys.range', 'files.keys.rangeDo'],
  ['files.keys.all', 'files.keys.allDo'],
  ['files.keys.star', 'files.keys.starDo'],
  ['files.keys.delete', 'files.keys.deleteDo'],
  ['files.keys.escape', 'files.keys.escapeDo'],
] as const;

/** Which keys do what on a picture of the grid. */
export function KeyHelp({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  return (
    <div ref={ref} className="touch:hidden">
      <Popover
        label={t('files.keys')}
        triggerLabel={t('files.keys')}
        trigger={<Keyboard aria-hidden size={19} />}
        triggerClass={buttonClass({ variant: 'ghost', square: true })}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 p-2 text-sm">
          {keys.map(([name, does]) => (
            <div key={name} className="contents">
              <dt className="font-medium text-ink">{t(name)}</dt>
              <dd className="text-ink-soft">{t(does)}</dd>
            </div>
          ))}
        </dl>
      </Popover>
    </div>
  );
}
