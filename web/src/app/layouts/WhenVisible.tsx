import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenVisibleProps {
  /** Holds the place, in the final size. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Draws its children, and so loads their code, once its place is about to come into view. */
export function WhenVisible({ placeholder, children }: WhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return <div ref={place}>{seen ? children : placeholder}</div>;
}
