import type { HistoryItem } from '@maquette/contract';
import { ChevronLeft, ChevronRight, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Neighbours } from './model/neighbours.ts';
import type { PictureActions } from './picture-actions.ts';

interface PictureBarProps {
  picture: HistoryItem;
  neighbours: Neighbours;
  onOpen: (id: string) => void;
  onStar: PictureActions['star'];
}

/** The star, and the way to the pictures before and after in the list. */
export function PictureBar({ picture, neighbours, onOpen, onStar }: PictureBarProps) {
  const { t } = useTranslation();
  const { previous, next } = neighbours;
  const { isStarred, deletedAt } = picture;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('files.view.previous')}
        aria-keyshortcuts="ArrowLeft"
        icon={<ChevronLeft aria-hidden size={20} />}
        aria-disabled={previous === null}
        onClick={() => previous !== null && onOpen(previous)}
      />
      <IconButton
        label={t('files.view.next')}
        aria-keyshortcuts="ArrowRight"
        icon={<ChevronRight aria-hidden size={20} />}
        aria-disabled={next === null}
        onClick={() => next !== null && onOpen(next)}
      />
      {deletedAt === undefined && (
        <IconButton
          label={isStarred ? t('files.view.unstar') : t('files.view.star')}
          aria-pressed={isStarred}
          icon={<Star aria-hidden size={20} className={isStarred ? 'fill-current text-warning' : ''} />}
          onClick={() => onStar(picture, !isStarred)}
          className="ml-auto"
        />
      )}
    </div>
  );
}
