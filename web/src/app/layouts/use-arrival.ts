import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** On arriving at another page: reading starts at its top. Going back leaves the scroll position to the browser. */
export const useArrival = (main: RefObject<HTMLElement | null>, page: string | null): void => {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(page ?? pathname);
  useEffect(() => {
    const current = page ?? pathname;
    if (shown.current === current) return;
    shown.current = current;
    main.current?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [main, page, pathname, navigation]);
};
