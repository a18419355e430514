import type { HistoryItem } from '@maquette/contract';
import { Layers, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { pictureLabel } from '../../../platform/photos/picture-title.ts';
import { BeforeButton, useAlternation } from './BeforeButton.tsx';
import type { CardHandlers } from './card-handlers.ts';
import { useLongPress } from './use-long-press.ts';

interface CardFaceProps {
  picture: HistoryItem;
  title: string;
  /** Pixels. */
  width: number;
  isSelected: boolean;
  /** Others are selected: a click selects instead of opening. */
  isSelecting: boolean;
  /** Whether Tab stops here. */
  tabIndex: 0 | -1;
  on: CardHandlers;
}

const shown = 'group-hover:opacity-100 group-focus-within:opacity-100 touch:opacity-100';
/** What a finger reaches is larger than what it hides of the picture. */
const round =
  'isolate grid size-9 touch:size-11 place-items-center rounded-full before:absolute before:inset-0 before:-z-1 before:rounded-full before:bg-surface/85 touch:before:inset-1.5';

/** The picture of a card: opens it, shows its original, selects and stars it. */
export function CardFace({ picture, title, width, isSelected, isSelecting, tabIndex, on }: CardFaceProps) {
  const { t } = useTranslation();
  const { isResting, isOther, pointer } = useAlternation(picture.originalImage !== undefined);
  const [isHeld, setIsHeld] = useState(false);
  const longPress = useLongPress(() =>
    on.check(picture, { shiftKey: false, ctrlKey: false, metaKey: false }),
  );
  const takes = picture.metadata.take?.of ?? 1;
  const showsOriginal = isHeld || isOther;
  return (
    <div className="relative min-h-0 flex-1 bg-sunken" {...pointer}>
      <button
        type="button"
        data-open
        tabIndex={tabIndex}
        aria-label={t('files.open', { name: title })}
        onClick={(event) => on.press(picture, event)}
        {...longPress}
        className="absolute inset-0 -outline-offset-2 select-none [-webkit-touch-callout:none]"
      >
        <CardPicture
          picture={picture}
          showsOriginal={showsOriginal}
          isOriginalWanted={isResting || showsOriginal}
          width={width}
          onBroken={on.broken}
        />
      </button>
      <label
        className={classNames(
          'absolute top-1 left-1 cursor-pointer opacity-0 touch:top-0 touch:left-0',
          round,
          shown,
          (isSelected || isSelecting) && 'opacity-100',
        )}
      >
        <input
          type="checkbox"
          tabIndex={tabIndex}
          checked={isSelected}
          aria-label={t('files.select', { name: title })}
          onChange={() => undefined}
          onClick={(event) => on.check(picture, event)}
          className="size-[18px] cursor-pointer accent-accent"
        />
      </label>
      {picture.deletedAt === undefined && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-pressed={picture.isStarred}
          aria-label={t('files.star')}
          title={picture.isStarred ? t('files.unstar') : t('files.star')}
          onClick={() => on.star(picture)}
          className={classNames(
            'absolute top-1 right-1 opacity-0 touch:top-0 touch:right-0',
            round,
            shown,
            picture.isStarred && 'text-warning opacity-100',
          )}
        >
          <Star aria-hidden size={17} fill={picture.isStarred ? 'currentColor' : 'none'} />
        </button>
      )}
      <span className="pointer-events-none absolute bottom-2 left-2 flex max-w-[calc(100%-3.5rem)]">
        <Tag tone={showsOriginal ? 'accent' : 'neutral'}>
          <span className="truncate">{showsOriginal ? t('files.before') : t(pictureLabel(picture))}</span>
        </Tag>
      </span>
      {takes > 1 && (
        <span className="pointer-events-none absolute bottom-9 left-2 flex" title={t('files.takesHint')}>
          <Tag>
            <Layers aria-hidden size={13} className="mr-1" />
            {t('files.takes', { count: takes })}
          </Tag>
        </span>
      )}
      {picture.originalImage ? (
        <BeforeButton
          isPressed={isHeld}
          onPress={setIsHeld}
          tabIndex={tabIndex}
          className={classNames(round, shown)}
        />
      ) : (
        isResting && (
          <span className="pointer-events-none absolute right-2 bottom-2">
            <Tag>{t('files.noOriginal')}</Tag>
          </span>
        )
      )}
    </div>
  );
}

interface CardPictureProps {
  picture: HistoryItem;
  /** The original instead of what was made of it. */
  showsOriginal: boolean;
  /** The original may be wanted soon. */
  isOriginalWanted: boolean;
  /** Pixels. */
  width: number;
  /** Its address may have expired. */
  onBroken: (picture: HistoryItem) => void;
}

function sources(address: string, width: number) {
  return {
    src: `${address}&w=640`,
    srcSet: `${address}&w=320 320w, ${address}&w=640 640w`,
    sizes: `${width}px`,
  };
}

const CARD_ASPECT = 4 / 3;
/** Filling the card with a longer one would show less than half of it, enlarged beyond its rendition. */
const LONGEST_FILLING = 3;

function fittingOf({ metadata }: HistoryItem, width: number) {
  const aspect = metadata.width / metadata.height;
  const isLong = Math.max(aspect, 1 / aspect) > LONGEST_FILLING;
  const drawnWidth = isLong ? width : width * Math.max(1, aspect / CARD_ASPECT);
  const layer = `absolute inset-0 size-full ${isLong ? 'object-contain' : 'object-cover'}`;
  return { layer, drawnWidth: Math.ceil(drawnWidth) };
}

/** A picture as its card shows it, and its original in the same place. */
function CardPicture(props: CardPictureProps) {
  const { picture, showsOriginal, isOriginalWanted, width, onBroken } = props;
  const { layer, drawnWidth } = fittingOf(picture, width);
  const [brokenUrl, setBrokenUrl] = useState('');
  const fail = () => {
    // Once for each address: a picture that is really gone is not asked for for ever.
    if (brokenUrl !== picture.url) onBroken(picture);
    setBrokenUrl(picture.url);
  };
  return (
    <>
      <img
        {...sources(picture.url, drawnWidth)}
        alt=""
        decoding="async"
        draggable={false}
        onError={fail}
        className={classNames(layer, brokenUrl === picture.url && 'invisible')}
      />
      {isOriginalWanted && picture.originalImage && (
        <img
          {...sources(picture.originalImage.url, drawnWidth)}
          alt=""
          decoding="async"
          draggable={false}
          className={classNames(layer, !showsOriginal && 'invisible')}
        />
      )}
    </>
  );
}
