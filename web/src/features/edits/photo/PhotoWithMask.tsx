import type { HistoryItem } from '@maquette/contract';
import type { CSSProperties, ReactNode } from 'react';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

interface PhotoWithMaskProps {
  photo: HistoryItem;
  /** Black-and-white picture of the mask. */
  mask: string | null;
  /** The masked part shimmers: this is where the change will come. */
  isWorking?: boolean;
  /** One of several small ones, each of which says in words what it is. */
  isSmall?: boolean;
  /** Lies on the photo, under the mark. */
  children?: ReactNode;
}

/** The photo at its final size with the mask marked on it. */
export function PhotoWithMask(props: PhotoWithMaskProps) {
  const { photo, mask, isWorking = false, isSmall = false, children } = props;
  const title = usePictureTitle()(photo);
  const { width, height } = photo.metadata;
  const shape: CSSProperties = { aspectRatio: `${width} / ${height}` };
  const cut: CSSProperties = mask
    ? { maskImage: `url("${mask}")`, maskMode: 'luminance', maskSize: '100% 100%' }
    : { clipPath: 'inset(25%)' };
  return (
    <div
      style={shape}
      className={
        isSmall
          ? 'relative w-full overflow-hidden rounded-lg bg-sunken'
          : 'relative w-full overflow-hidden bg-sunken'
      }
    >
      <img
        src={`${photo.url}&w=${isSmall ? 320 : 2048}`}
        alt={isSmall ? '' : title}
        width={width}
        height={height}
        className="absolute inset-0 size-full object-cover"
      />
      {children}
      <div
        aria-hidden
        style={cut}
        className={isWorking ? 'mask-shimmer absolute inset-0' : 'absolute inset-0 bg-[#ff3b6b]/45'}
      />
    </div>
  );
}
