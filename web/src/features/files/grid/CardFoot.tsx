import type { HistoryItem } from '@maquette/contract';
import { ArchiveRestore, Download, EllipsisVertical, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { menuItemClass } from '../../../ui/menu-item-class.ts';
import { Popover } from '../../../ui/Popover.tsx';
import { daysLeft, shortName, useDateText } from '../picture-words.ts';
import { photoNameOf } from '../../../platform/photos/picture-title.ts';
import type { CardHandlers } from './card-handlers.ts';

interface CardFootProps {
  picture: HistoryItem;
  /** What others said of it; undefined where nobody did. */
  verdict: string | undefined;
  title: string;
  /** Of the card, in pixels. */
  width: number;
  isNarrow: boolean;
  /** Whether Tab stops here. */
  tabIndex: 0 | -1;
  /** Milliseconds since 1970. */
  now: number;
  on: CardHandlers;
}

/** Pixels beside the words, and of a small letter in either size. */
const [BUTTONS, MENU, LETTER, SMALL_LETTER] = [96, 60, 7.6, 6.4];
const TITLE_LINES = 2;

/** What a picture is called, the photo it was made from, from when it is or how long it stays, and what can be done with it. */
export function CardFoot(props: CardFootProps) {
  const { t } = useTranslation();
  const dateText = useDateText();
  const { picture, verdict, title, width, isNarrow, tabIndex, now, on } = props;
  const space = width - (isNarrow ? MENU : BUTTONS);
  const source = photoNameOf(picture);
  // What is called by its photo's name does not say it twice.
  const photoName = source === title ? null : source;
  // A file is told from others by its end too; of what was asked for the beginning counts.
  const isFile = title === picture.name || title === source;
  const shown = isFile ? shortName(title, TITLE_LINES * (space / LETTER - 1)) : title;
  return (
    <div className="flex h-21 shrink-0 justify-between gap-1 pt-2 pr-1 pl-3">
      <div className="min-w-0">
        <p
          className={classNames(
            'line-clamp-2 text-sm leading-tight font-medium',
            isFile && (shown !== title || !/\s/.test(shown)) ? 'break-all' : 'wrap-anywhere',
          )}
          title={title}
        >
          {shown}
        </p>
        {photoName !== null && (
          <p className="truncate text-xs text-ink-soft" title={photoName}>
            {shortName(photoName, space / SMALL_LETTER)}
          </p>
        )}
        <p className="truncate text-xs text-ink-faint">
          {verdict !== undefined && (
            <span title={verdict} className="font-medium text-accent-ink">
              {verdict} ·{' '}
            </span>
          )}
          {picture.deletedAt === undefined
            ? dateText(picture.createdAt, { dateStyle: 'medium' })
            : t('files.daysLeft', { count: daysLeft(picture.deletedAt, now) })}
        </p>
      </div>
      <div className="flex shrink-0 items-start self-start">
        <CardActions picture={picture} isNarrow={isNarrow} tabIndex={tabIndex} on={on} />
      </div>
    </div>
  );
}

interface CardActionsProps {
  picture: HistoryItem;
  /** Too narrow for buttons beside each other: they stand in a menu. */
  isNarrow: boolean;
  /** Whether Tab stops here. */
  tabIndex: 0 | -1;
  on: CardHandlers;
}

/** What can be done with the picture of a card. */
function CardActions({ picture, isNarrow, tabIndex, on }: CardActionsProps) {
  const { t } = useTranslation();
  const isTrashed = picture.deletedAt !== undefined;
  const first = isTrashed
    ? { label: t('files.restore'), Icon: ArchiveRestore, act: () => on.restore(picture) }
    : { label: t('files.download'), Icon: Download, act: () => on.download(picture) };
  const last = {
    label: isTrashed ? t('files.deleteForGood') : t('files.delete'),
    Icon: Trash2,
    act: () => on.remove(picture),
  };
  if (!isNarrow) {
    return [first, last].map(({ label, Icon, act }) => (
      <IconButton
        key={label}
        size="sm"
        label={label}
        icon={<Icon aria-hidden size={17} />}
        tabIndex={tabIndex}
        onClick={act}
      />
    ));
  }
  return (
    <Popover
      label={t('files.more')}
      triggerLabel={t('files.more')}
      trigger={<EllipsisVertical aria-hidden size={18} />}
      triggerClass={buttonClass({ variant: 'ghost', size: 'sm', square: true })}
      triggerTabIndex={tabIndex}
      side="top"
    >
      {[first, last].map(({ label, Icon, act }) => (
        <button key={label} type="button" className={menuItemClass} onClick={act}>
          <Icon aria-hidden size={17} />
          {label}
        </button>
      ))}
    </Popover>
  );
}
