import type { CompareProps } from './compare.ts';
import { HoldToCompare } from './HoldToCompare.tsx';
import { SlideToCompare } from './SlideToCompare.tsx';

interface BeforeAfterProps extends CompareProps {
  /** `slide`: a line that is dragged. `hold`: the original while a button is pressed. */
  mode?: 'slide' | 'hold';
}

/** Two pictures of the same shape, compared in one frame. */
export function BeforeAfter({ mode = 'slide', ...props }: BeforeAfterProps) {
  return mode === 'slide' ? <SlideToCompare {...props} /> : <HoldToCompare {...props} />;
}
