import type { HistoryItem } from '@maquette/contract';
import { GitCompareArrows } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { pictureLabel, useDateText, usePictureTitle } from '../picture-words.ts';
import type { VersionRow } from './version-rows.ts';

interface VersionItemProps {
  row: VersionRow<HistoryItem>;
  /** The one whose view is open. */
  isShown: boolean;
  isPicked: boolean;
  /** The one row that Tab reaches. */
  isStop: boolean;
  onOpen: () => void;
  onPick: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Deeper ones are not indented further: the words need space. */
const DEEPEST = 6;
const INDENT_REM = 0.75;

/** One version of a photo in the tree. */
export function VersionItem({ row, isShown, isPicked, isStop, ...act }: VersionItemProps) {
  const { t } = useTranslation();
  const dateText = useDateText();
  const nameId = useId();
  const { version, level, place, siblings } = row;
  const name = usePictureTitle()(version);
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-current={isShown || undefined}
      aria-selected={isPicked}
      aria-labelledby={nameId}
      tabIndex={isStop ? 0 : -1}
      data-version={version.id}
      onClick={act.onOpen}
      onKeyDown={act.onKey}
      style={{ paddingLeft: `${(Math.min(level, DEEPEST) - 1) * INDENT_REM}rem` }}
      className="cursor-pointer rounded-md -outline-offset-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
    >
      <div
        className={classNames(
          'flex items-center gap-3 rounded-md border p-1.5 hover:border-edge',
          isShown ? 'border-accent bg-accent-soft' : 'border-transparent',
        )}
      >
        <img
          src={`${version.url}&w=320`}
          alt=""
          width={56}
          height={42}
          loading="lazy"
          decoding="async"
          className="h-10.5 w-14 shrink-0 rounded-sm bg-sunken object-cover"
        />
        <span id={nameId} className="min-w-0 flex-1">
          <span className="line-clamp-2 text-sm leading-tight font-medium break-words text-ink" title={name}>
            {name}
          </span>{' '}
          <span className="block truncate text-xs text-ink-faint">
            {t(pictureLabel(version))} ·{' '}
            {dateText(version.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
        </span>
        <IconButton
          size="sm"
          tabIndex={-1}
          variant={isPicked ? 'primary' : 'ghost'}
          aria-pressed={isPicked}
          label={t('files.versions.pick', { name })}
          icon={<GitCompareArrows aria-hidden size={17} />}
          onClick={(event) => {
            event.stopPropagation();
            act.onPick();
          }}
        />
      </div>
    </li>
  );
}
