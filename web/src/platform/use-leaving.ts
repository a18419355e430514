import { useEffect, useState } from 'react';
import { leaveFor } from './leave-for.ts';

/** Leaves for a page of the card provider; busy until the page is gone, and no longer when the browser brings it back. */
export const useLeaving = () => {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const comeBack = () => setIsLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leave = (address: string) => {
    leaveFor(address);
    setIsLeaving(true);
  };
  return { isLeaving, leave };
};
