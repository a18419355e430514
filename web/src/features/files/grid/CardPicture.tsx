import type { HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

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
export function CardPicture(props: CardPictureProps) {
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
