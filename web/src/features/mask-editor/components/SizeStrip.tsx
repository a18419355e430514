import { SizeSlider } from './SizeSlider.tsx';

interface SizeStripProps {
  size: number;
  onSize: (size: number) => void;
}

/** The size slider standing up at the left edge of a narrow work area. */
export function SizeStrip({ size, onSize }: SizeStripProps) {
  return (
    <div className="absolute top-1/2 left-0 h-56 w-11 -translate-y-1/2 rounded-r-md bg-raised/85 shadow-mid backdrop-blur-sm transition-opacity peer-data-[painting=true]:opacity-25 @2xl:hidden">
      {/* Turned as a whole: a lying range is drawn the same by all browsers, a standing one is not. */}
      <SizeSlider
        size={size}
        keys={null}
        onSize={onSize}
        className="absolute top-1/2 left-1/2 flex h-11 w-52 -translate-1/2 -rotate-90 [&_input]:touch-none"
      />
    </div>
  );
}
