import { SquareSplitHorizontal } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';

interface BeforeButtonProps {
  isPressed: boolean;
  onPress: (isPressed: boolean) => void;
  tabIndex: 0 | -1;
  className: string;
}

/** Shows the original of a card for those who do not hover, or want nothing to move by itself. */
export function BeforeButton({ isPressed, onPress, tabIndex, className }: BeforeButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-pressed={isPressed}
      aria-label={t('files.showBefore')}
      title={t('files.showBefore')}
      onClick={() => onPress(!isPressed)}
      className={classNames(
        'absolute right-1 bottom-1 opacity-0 touch:right-0 touch:bottom-0',
        className,
        isPressed && 'text-accent-ink opacity-100',
      )}
    >
      <SquareSplitHorizontal aria-hidden size={17} />
    </button>
  );
}

const ALTERNATE_MS = 1500;
/** A pointer that passes over on its way, or under which the page is scrolled, does not rest. */
const REST_MS = 200;

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * What a resting pointer sees: every 1.5 s the other of two pictures. Not by touch, not where motion is unwanted, and not
 * while nobody looks at the page.
 */
export function useAlternation(hasOther: boolean) {
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
}
