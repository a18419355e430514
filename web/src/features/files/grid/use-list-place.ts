import { type RefObject, useLayoutEffect, useState } from 'react';

interface ListPlace {
  /** Pixels. */
  width: number;
  /** Distance from the top of the page. */
  top: number;
  /** Size of the page's letters. */
  rem: number;
}

/** Where the list stands and how wide it is, kept up with the page; null before it is drawn. */
export const useListPlace = (list: RefObject<HTMLElement | null>): ListPlace | null => {
  const [place, setPlace] = useState<ListPlace | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { width, top } = list.current.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = { width, top: Math.round(top + window.scrollY), rem };
      setPlace((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The body grows when something is put above the list.
    for (const element of [list.current, document.body]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return place;
};
