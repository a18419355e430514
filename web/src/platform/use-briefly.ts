import { useEffect, useState } from 'react';

const shownMs = 3000;

/** Something to be seen for three seconds after each time it was called for. */
export function useBriefly() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), shownMs);
    return () => clearTimeout(timer);
  }, [count]);
  return { isShown: count > 0, show: () => setCount((before) => before + 1), hide: () => setCount(0) };
}
