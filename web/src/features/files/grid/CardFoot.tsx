import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useDateText } from '../hooks/use-date-text.ts';
import { daysLeft } from '../model/days-left.ts';
import { CardActions } from './CardActions.tsx';
import type { CardHandlers } from './card-handlers.ts';

interface CardFootProps {
  picture: HistoryItem;
  title: string;
  isNarrow: boolean;
  /** Whether Tab stops here. */
  tabIndex: 0 | -1;
  /** Milliseconds since 1970. */
  now: number;
  on: CardHandlers;
}

/** What a picture is called, from when it is or how long it stays, and what can be done with it. */
export function CardFoot({ picture, title, isNarrow, tabIndex, now, on }: CardFootProps) {
  const { t } = useTranslation();
  const dateText = useDateText();
  return (
    <div className="flex h-15 shrink-0 items-center justify-between gap-1 pr-1 pl-3">
      <div className="min-w-0">
        <p className="truncate text-sm font-medium" title={title}>
          {title}
        </p>
        <p className="truncate text-xs text-ink-faint">
          {picture.deletedAt === undefined
            ? dateText(picture.createdAt, { dateStyle: 'medium' })
            : t('files.daysLeft', { count: daysLeft(picture.deletedAt, now) })}
        </p>
      </div>
      <div className="flex shrink-0">
        <CardActions picture={picture} isNarrow={isNarrow} tabIndex={tabIndex} on={on} />
      </div>
    </div>
  );
}
