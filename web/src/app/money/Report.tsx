import { useEffect, useEffectEvent, useRef } from 'react';
import { useBriefly } from '../../platform/use-briefly.ts';
import { Banner } from '../../ui/Banner.tsx';

interface ReportProps {
  /** The newest thing that was done; a new object for each. */
  done: { message: string } | null;
}

/** Says for three seconds what was done. The focus goes here: the button it was on may be gone. */
export function Report({ done }: ReportProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isShown, show } = useBriefly();
  const tell = useEffectEvent(() => {
    show();
    place.current?.focus();
  });
  useEffect(() => {
    if (done) tell();
  }, [done]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-md outline-none">
      {isShown && done && <Banner tone="success">{done.message}</Banner>}
    </div>
  );
}
