import { type PointerEvent, useEffect, useRef, useState } from 'react';

const ALTERNATE_MS = 1500;
/** A pointer that passes over on its way, or under which the page is scrolled, does not rest. */
const REST_MS = 200;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * What a resting pointer sees: every 1.5 s the other of two pictures. Not by touch, not where motion is unwanted, and not
 * while nobody looks at the page.
 */
export const useAlternation = (hasOther: boolean) => {
  const [isResting, setIsResting] = useState(false);
  const [isOther, setIsOther] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    stop.current?.();
    const rest = setTimeout(() => setIsResting(true), REST_MS);
    const turn = setInterval(() => {
      if (hasOther && !isStill() && document.visibilityState === 'visible') setIsOther((before) => !before);
    }, ALTERNATE_MS);
    stop.current = () => {
      clearTimeout(rest);
      clearInterval(turn);
    };
  };
  const leave = () => {
    stop.current?.();
    stop.current = null;
    setIsResting(false);
    setIsOther(false);
  };
  return { isResting, isOther, pointer: { onPointerEnter: enter, onPointerLeave: leave } };
};
