import { useEffect, useRef } from 'react';
import { readMask, tintMask } from '../mask/index.ts';

/** The region over its photo, with a line where it ends. Another one takes its place when it is ready to be drawn. */
export function RegionOverlay({ mask }: { mask: string | null }) {
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
      target.getContext('2d')?.putImageData(image, 0, 0);
    };
    // It was decoded once already when it was found.
    draw().catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [mask]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}
