import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

interface Picture {
  src: string;
  alt: string;
  srcSet?: string | undefined;
}

export interface CompareProps {
  before: Picture;
  after: Picture;
  /** Pixels of both pictures; they give the frame its shape before anything has loaded. */
  width: number;
  height: number;
  labels: { before: string; after: string; /** Names the control. */ control: string };
  /** Above the fold: load at once. */
  eager?: boolean | undefined;
  sizes?: string | undefined;
  className?: string;
}

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

interface CompareTagProps {
  side: 'left' | 'right';
  /** The line passes over the tag: fade. */
  hidden?: boolean;
  children: ReactNode;
}

export function CompareTag({ side, hidden = false, children }: CompareTagProps) {
  return (
    <span
      className={classNames(
        'pointer-events-none absolute bottom-3 rounded-full bg-black/65 px-3 py-1 text-xs font-medium text-white',
        'transition-opacity duration-150',
        side === 'left' ? 'left-3' : 'right-3',
        hidden && 'opacity-0',
      )}
    >
      {children}
    </span>
  );
}

interface CompareTagsProps {
  labels: { readonly before: string; readonly after: string };
  /** Where the line between the two stands, in percent of what is in sight. */
  at: number;
}

/** What lies on either side of the line; a side that is nearly gone has no tag. */
export function CompareTags({ labels, at }: CompareTagsProps) {
  return (
    <>
      <CompareTag side="left" hidden={at < 22}>
        {labels.before}
      </CompareTag>
      <CompareTag side="right" hidden={at > 78}>
        {labels.after}
      </CompareTag>
    </>
  );
}
