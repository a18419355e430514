import { useTranslation } from 'react-i18next';
import { printPercent } from '../../../platform/i18n/print-percent.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { countsOf, type ListedThing } from './things.ts';

interface ThingListProps {
  things: readonly ListedThing[];
  /** The thing that is pointed at, here or on the photo. */
  shown: number | null;
  /** Something was ticked or unticked. */
  isChanged: boolean;
  disabled: boolean;
  onShow: (number: number | null) => void;
  onToggle: (number: number) => void;
  onReset: () => void;
}

/** What goes, in one sentence: its kinds, since a thing may be found in pieces. */
export function ThingSummary({ things }: Pick<ThingListProps, 'things'>) {
  const { t, i18n } = useTranslation();
  const counts = countsOf(things).map(({ kind, count }) => t(`edits.clearing.kind.${kind}`, { count }));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(counts);
  return (
    <p role="status" className="text-sm text-ink-soft">
      {counts.length > 0 && t('edits.clearing.summary', { things: list })}
    </p>
  );
}

/** Everything that was found, each to be ticked or unticked. */
export function ThingList(props: ThingListProps) {
  const { things, shown, isChanged, disabled, onShow, onToggle, onReset } = props;
  const { t, i18n } = useTranslation();
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-[15px] font-medium wide:sr-only">{t('edits.clearing.goes')}</legend>
      <ul className="-mx-2 flex flex-col" onPointerLeave={() => onShow(null)}>
        {things.map(({ number, kind, nth, ofKind, share, isTaken }) => (
          <li key={number}>
            <label
              onPointerEnter={() => onShow(number)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 text-[15px]',
                shown === number && 'bg-sunken',
              )}
            >
              <input
                type="checkbox"
                checked={isTaken}
                onChange={() => onToggle(number)}
                onFocus={() => onShow(number)}
                onBlur={() => onShow(null)}
                className="size-[18px] shrink-0 cursor-pointer accent-accent touch:size-6"
              />
              <span className={isTaken ? undefined : 'text-ink-faint'}>
                {ofKind > 1
                  ? t('edits.clearing.numbered', { thing: t(`edits.clearing.thing.${kind}`), number: nth })
                  : t(`edits.clearing.thing.${kind}`)}
              </span>
              <span className="ml-auto text-sm text-ink-faint tabular-nums">
                {isTaken ? printPercent(share, i18n.language, { digits: 1 }) : t('edits.clearing.stays')}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {isChanged && (
        <Button variant="ghost" size="sm" onClick={onReset} className="self-start">
          {t('edits.clearing.reset')}
        </Button>
      )}
    </fieldset>
  );
}
