import type { RefObject } from 'react';

interface FilterPartsProps {
  ref: RefObject<SVGSVGElement | null>;
  /** The names by which CSS calls the filters. */
  tones: string;
  sharpen: string;
}

/** What CSS has no filter function for: tone tables and the unsharp mask. Their values are set by the stage. */
export function FilterParts({ ref, tones, sharpen }: FilterPartsProps) {
  const whole = { x: '0', y: '0', width: '1', height: '1', colorInterpolationFilters: 'sRGB' } as const;
  return (
    <svg ref={ref} aria-hidden width="0" height="0" className="absolute">
      <filter id={tones} {...whole}>
        <feComponentTransfer>
          <feFuncR type="table" />
          <feFuncG type="table" />
          <feFuncB type="table" />
        </feComponentTransfer>
      </filter>
      <filter id={sharpen} {...whole}>
        <feGaussianBlur stdDeviation="0" result="soft" />
        <feComposite operator="arithmetic" in="SourceGraphic" in2="soft" k1="0" k2="1" k3="0" k4="0" />
      </filter>
    </svg>
  );
}
