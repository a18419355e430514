import type { Area } from './frame-around.ts';

interface TakePictureProps {
  src: string;
  alt: string;
  /** What is shown of it. */
  area: Area;
  /** Of the whole picture, in pixels. */
  width: number;
  height: number;
}

/** The part of a picture that was worked on: in the whole of it small takes could not be told apart. */
export function TakePicture({ src, alt, area, width, height }: TakePictureProps) {
  const [left, top, right, bottom] = area;
  const [across, down] = [right - left, bottom - top];
  return (
    <span className="relative block size-full overflow-hidden bg-sunken">
      <img
        {...{ src, width, height }}
        alt={alt}
        className="absolute max-w-none"
        style={{
          width: `${100 / across}%`,
          height: `${100 / down}%`,
          left: `${(-100 * left) / across}%`,
          top: `${(-100 * top) / down}%`,
        }}
      />
    </span>
  );
}
