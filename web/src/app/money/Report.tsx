import type { Ref } from 'react';
import { Banner } from '../../ui/Banner.tsx';

interface ReportProps {
  place: Ref<HTMLDivElement>;
  /** What was done; null while there is nothing to tell. */
  message: string | null;
}

/** Where a page says what was done. Takes no room while it says nothing. */
export function Report({ place, message }: ReportProps) {
  return (
    <div ref={place} tabIndex={-1} className="rounded-md outline-none empty:-mt-6">
      {message !== null && <Banner tone="success">{message}</Banner>}
    </div>
  );
}
