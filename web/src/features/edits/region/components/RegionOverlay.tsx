import { useEffect, useRef } from 'react';
import { drawPlace, readMask, tintMask } from '../mask/index.ts';

interface RegionOverlayProps {
  mask: string | null;
  /** Something comes in its place, which may change more than the mask: that is outlined. */
  hasPlace: boolean;
}

/** The region over its photo, with a line where it ends. Another one takes its place when it is ready to be drawn. */
export function RegionOverlay({ mask, hasPlace }: RegionOverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return undefined;
    if (mask === null) return target.getContext('2d')?.clearRect(0, 0, target.width, target.height);
    let isLate = false;
    const draw = async () => {
      const picture = await readMask(mask);
      if (isLate) return;
      target.width = picture.width;
      target.height = picture.height;
      const image = new ImageData(tintMask(picture), picture.width, picture.height);
      const context = target.getContext('2d');
      context?.putImageData(image, 0, 0);
      if (context && hasPlace) drawPlace(context, picture);
    };
    // It was decoded once already when it was found.
    draw().catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [mask, hasPlace]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}
