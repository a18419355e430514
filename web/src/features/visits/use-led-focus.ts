import { useEffect, useRef } from 'react';
import type { Shown } from './use-try-desk.ts';

interface Led {
  isPending: boolean;
  shown: Shown | null;
  isTold: boolean;
}

/** The button that was pressed can do no more: once it is over, the keyboard goes on where that is seen or told. */
export function useLedFocus({ isPending, shown, isTold }: Led) {
  const picture = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isPending) {
      hasWaited.current = true;
    } else if (hasWaited.current && (shown || isTold)) {
      hasWaited.current = false;
      if (document.activeElement === document.body)
        (shown ? picture : told).current?.focus({ preventScroll: true });
    }
  }, [isPending, shown, isTold]);
  return { picture, told };
}
