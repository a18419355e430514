import { useEffect, useRef, useState } from 'react';
import type { CompareProps, Picture } from './compare.ts';
import { classNames } from './class-names.ts';

interface ComparePictureProps extends Pick<CompareProps, 'width' | 'height' | 'eager' | 'sizes'> {
  picture: Picture;
  className?: string;
}

/** One of the two pictures, filling the frame; fades in over it, unless it is part of the first view. */
export function ComparePicture({ picture, width, height, eager, sizes, className }: ComparePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState(false);
  // A cached picture may be complete before React listens.
  useEffect(
    () => setLoaded(image.current?.complete === true && image.current.naturalWidth > 0),
    [picture.src],
  );
  return (
    <img
      ref={image}
      src={picture.src}
      srcSet={picture.srcSet}
      alt={picture.alt}
      {...{ width, height, sizes }}
      draggable={false}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      onLoad={() => setLoaded(true)}
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-150',
        !loaded && !eager && 'opacity-0 noscript:opacity-100',
        className,
      )}
    />
  );
}
