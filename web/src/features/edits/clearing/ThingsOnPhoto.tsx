import type { HistoryItem } from '@maquette/contract';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { useIsWide } from '../../../platform/stage/use-wide.ts';
import type { GreyPicture } from '../region/mask-picture.ts';
import { type ListedThing, thingAt, tintThings } from './things.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

interface ThingsOnPhotoProps {
  photo: HistoryItem;
  numbers: GreyPicture | null;
  things: readonly ListedThing[];
  /** The thing that is pointed at, here or in the list. */
  shown: number | null;
  onShow: (number: number | null) => void;
  onToggle: (number: number) => void;
}

/** The photo with everything that goes marked on it; a click on a thing leaves it where it is or takes it along. */
export function ThingsOnPhoto({ photo, numbers, things, shown, onShow, onToggle }: ThingsOnPhotoProps) {
  const { t } = useTranslation();
  const title = usePictureTitle()(photo);
  const isWide = useIsWide();
  const { width, height } = photo.metadata;
  const numberAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number | null => {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect();
    return numbers && thingAt(numbers, (clientX - left) / across, (clientY - top) / down);
  };
  return (
    <PhotoLayer line={!isWide && things.length > 0 && <p>{t('edits.clearing.line')}</p>}>
      <div
        role="img"
        aria-label={t('edits.clearing.onPhoto', { photo: title })}
        className="absolute inset-0 cursor-pointer overflow-hidden bg-sunken select-none"
        onPointerMove={(event) => event.pointerType !== 'touch' && onShow(numberAt(event))}
        onPointerLeave={() => onShow(null)}
        onPointerUp={(event) => {
          const number = numberAt(event);
          if (number !== null) onToggle(number);
        }}
      >
        <img
          src={`${photo.url}&w=2048`}
          alt=""
          {...{ width, height }}
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
        <Overlay {...{ numbers, things, shown }} />
      </div>
    </PhotoLayer>
  );
}

function Overlay({ numbers, things, shown }: Pick<ThingsOnPhotoProps, 'numbers' | 'things' | 'shown'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (target === null || numbers === null) return;
    target.width = numbers.width;
    target.height = numbers.height;
    const image = new ImageData(tintThings(numbers, things, shown), numbers.width, numbers.height);
    target.getContext('2d')?.putImageData(image, 0, 0);
  }, [numbers, things, shown]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}
