import { Eye } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { ComparePicture, type CompareProps, CompareTag } from './ComparePicture.tsx';
import { holdHandlers } from './hold-handlers.ts';
import { SlideToCompare } from './SlideToCompare.tsx';

interface BeforeAfterProps extends CompareProps {
  /** `slide`: a line that is dragged. `hold`: the original while a button is pressed. */
  mode?: 'slide' | 'hold';
}

/** Two pictures of the same shape, compared in one frame. */
export function BeforeAfter({ mode = 'slide', ...props }: BeforeAfterProps) {
  return mode === 'slide' ? <SlideToCompare {...props} /> : <HoldToCompare {...props} />;
}

/** Swaps at once while pressed, without a fade: a fade would hide small differences. */
function HoldToCompare({ before, after, labels, width, height, eager, sizes, className }: CompareProps) {
  const [held, setHeld] = useState(false);
  return (
    <div
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classNames(
        'relative isolate w-full overflow-hidden rounded-lg bg-sunken select-none',
        className,
      )}
    >
      <ComparePicture picture={after} {...{ width, height, eager, sizes }} />
      <ComparePicture
        picture={before}
        {...{ width, height, eager, sizes }}
        className={held ? 'visible' : 'invisible'}
      />
      <CompareTag side="left">{held ? labels.before : labels.after}</CompareTag>
      <button
        type="button"
        aria-pressed={held}
        {...holdHandlers(setHeld)}
        className="absolute right-3 bottom-3 inline-flex h-11 touch-none items-center gap-2 rounded-full bg-black/65 px-4 text-sm font-medium text-white hover:bg-black/80"
      >
        <Eye aria-hidden size={18} />
        {labels.control}
      </button>
    </div>
  );
}
