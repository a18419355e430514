import { useEffect, useRef, useState } from 'react';
import { useBriefly } from '../../platform/use-briefly.ts';

/**
 * What was done, told for three seconds at the place that holds `place`. The focus goes there, after every dialog has
 * given it back: the button it came from may be gone.
 */
export function useReport() {
  const place = useRef<HTMLDivElement>(null);
  const { isShown, show } = useBriefly();
  const [done, setDone] = useState<{ message: string } | null>(null);
  useEffect(() => {
    if (done) place.current?.focus();
  }, [done]);
  const tell = (message: string) => {
    setDone({ message });
    show();
  };
  return { place, message: isShown && done ? done.message : null, tell };
}
