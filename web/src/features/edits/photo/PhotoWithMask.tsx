import type { CSSProperties } from 'react';

interface PhotoWithMaskProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Black-and-white picture of the mask. */
  mask: string | null;
  /** The masked part shimmers: this is where the change will come. */
  isWorking?: boolean;
}

/** The photo at its final size with the mask marked on it. */
export function PhotoWithMask({ src, alt, width, height, mask, isWorking = false }: PhotoWithMaskProps) {
  const shape: CSSProperties = { aspectRatio: `${width} / ${height}` };
  const cut: CSSProperties = mask
    ? { maskImage: `url("${mask}")`, maskMode: 'luminance', maskSize: '100% 100%' }
    : { clipPath: 'inset(25%)' };
  return (
    <div style={shape} className="relative w-full overflow-hidden rounded-lg bg-sunken">
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className="absolute inset-0 size-full object-cover"
      />
      <div
        aria-hidden
        style={cut}
        className={isWorking ? 'mask-shimmer absolute inset-0' : 'absolute inset-0 bg-[#ff3b6b]/45'}
      />
    </div>
  );
}
