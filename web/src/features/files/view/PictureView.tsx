import type { HistoryItem } from '@maquette/contract';
import { ChevronLeft, ChevronRight, MessageCircle, Star } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/IconButton.tsx';
import { FullScreenPicture } from './FullScreenPicture.tsx';
import type { Neighbours } from './neighbours.ts';
import type { PictureActions } from './picture-actions.ts';
import { PictureButtons } from './PictureButtons.tsx';
import { PictureFacts } from './PictureFacts.tsx';
import { PictureStage } from './PictureStage.tsx';
import { PictureVersions } from './VersionTree.tsx';

interface PictureViewProps {
  picture: HistoryItem;
  neighbours: Neighbours;
  onOpen: (id: string) => void;
  actions: PictureActions;
}

/** One picture large, with what is known of it, what can be done with it, and the versions around it. */
export function PictureView({ picture, neighbours, onOpen, actions }: PictureViewProps) {
  const [isFull, setIsFull] = useState(false);
  const step = (to: 1 | -1) => {
    const id = to === 1 ? neighbours.next : neighbours.previous;
    if (id !== null) onOpen(id);
  };
  return (
    <div className="flex flex-col gap-4">
      <FullScreenPicture
        open={isFull}
        picture={picture}
        neighbours={neighbours}
        onStep={step}
        onClose={() => setIsFull(false)}
      />
      <PictureBar picture={picture} neighbours={neighbours} onOpen={onOpen} onStar={actions.star} />
      {/* By its id: the next picture begins as its own, whole and not its original. */}
      <PictureWork
        key={picture.id}
        {...{ picture, onOpen, actions }}
        onStep={step}
        onFullScreen={() => setIsFull(true)}
      />
    </div>
  );
}

type PictureWorkProps = Omit<PictureViewProps, 'neighbours'> &
  Pick<ComponentProps<typeof PictureStage>, 'onStep' | 'onFullScreen'>;

function PictureWork({ picture, onOpen, actions, onStep, onFullScreen }: PictureWorkProps) {
  const [looked, setLooked] = useState<HistoryItem>(picture);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <PictureStage picture={picture} onLook={setLooked} {...{ onStep, onFullScreen }} />
      <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Verdict words={actions.verdicts.get(picture.id)} address={actions.verdictsAddress} />
        <PictureButtons picture={picture} looked={looked} actions={actions} />
        <PictureFacts picture={picture} />
      </div>
      {picture.deletedAt === undefined && <PictureVersions id={picture.id} onOpen={onOpen} />}
    </div>
  );
}

/** What others said of the picture, leading to all of it. */
function Verdict({ words, address }: { words: string | undefined; address: string }) {
  return (
    words !== undefined && (
      <Link
        to={address}
        className="flex min-h-11 items-center gap-2 rounded-md bg-accent-soft px-4 py-2 font-medium text-accent-ink"
      >
        <MessageCircle aria-hidden size={18} className="shrink-0" />
        {words}
      </Link>
    )
  );
}

interface PictureBarProps {
  picture: HistoryItem;
  neighbours: Neighbours;
  onOpen: (id: string) => void;
  onStar: PictureActions['star'];
}

/** The star, and the way to the pictures before and after in the list. */
function PictureBar({ picture, neighbours, onOpen, onStar }: PictureBarProps) {
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
