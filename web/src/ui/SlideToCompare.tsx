import { MoveHorizontal } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { ComparePicture, CompareTags, type CompareProps } from './ComparePicture.tsx';

const MIDDLE = 50;

interface SlideToCompareProps extends CompareProps {
  /** Where the line stands at first, in percent; in the middle unless told, once it has swept there. */
  start?: number;
}

/**
 * The after picture is clipped at `--at`; a real range input lies over the frame, wider than it by its own thumb, so that
 * thumb, line and value agree at both ends. The line sweeps in once; touching it ends the sweep.
 */
export function SlideToCompare({
  before,
  after,
  labels,
  width,
  height,
  eager,
  sizes,
  className,
  start = MIDDLE,
}: SlideToCompareProps) {
  const { i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const [at, setAt] = useState(start);
  const [sweeping, setSweeping] = useState(start === MIDDLE);
  // The middle is where `--at` stands by itself: a page drawn ahead may carry no style attribute.
  const frame: CSSProperties | undefined = at === MIDDLE ? undefined : { '--at': `${at}%` };
  const move = (value: number) => {
    setSweeping(false);
    setAt(value);
  };
  return (
    <div
      style={frame}
      onAnimationEnd={() => setSweeping(false)}
      className={classNames(
        'group relative isolate w-full overflow-hidden rounded-lg bg-sunken select-none',
        sweeping && 'sweep-in',
        className,
      )}
    >
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full" />
      <ComparePicture picture={before} {...{ width, height, eager, sizes }} />
      <ComparePicture
        picture={after}
        {...{ width, height, eager, sizes }}
        className="[clip-path:inset(0_0_0_var(--at))]"
      />
      <CompareTags {...{ labels, at }} />
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={at}
        aria-label={labels.control}
        aria-valuetext={percent.format(at / 100)}
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
        className="compare-range"
      />
      {/* As wide as the frame and moved by a transform: the sweep shifts no layout. */}
      <div aria-hidden className="pointer-events-none absolute inset-0 translate-x-(--at)">
        <div className="absolute inset-y-0 left-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.25)]" />
        <div className="compare-grip absolute top-1/2 left-0 grid size-10 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-high">
          <MoveHorizontal size={20} />
        </div>
      </div>
    </div>
  );
}
