import type { HistoryItem } from '@maquette/contract';
import { ArchiveRestore, Download, EllipsisVertical, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { menuItemClass } from '../../../ui/menu-item-class.ts';
import { Popover } from '../../../ui/Popover.tsx';
import type { CardHandlers } from './card-handlers.ts';

interface CardActionsProps {
  picture: HistoryItem;
  /** Too narrow for buttons beside each other: they stand in a menu. */
  isNarrow: boolean;
  /** Whether Tab stops here. */
  tabIndex: 0 | -1;
  on: CardHandlers;
}

/** What can be done with the picture of a card. */
export function CardActions({ picture, isNarrow, tabIndex, on }: CardActionsProps) {
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
