import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

interface PopoverProps {
  /** Names the panel for screen readers. */
  label: string;
  /** What the trigger shows. */
  trigger: ReactNode;
  triggerClass?: string;
  /** Name and tooltip of a trigger whose content is an icon. */
  triggerLabel?: string;
  /** Tooltip alone, where the content already names the trigger. */
  triggerTitle?: string;
  triggerTabIndex?: 0 | -1;
  side?: 'top' | 'bottom';
  children: ReactNode;
}

const gapPx = 8;

function place(panel: HTMLElement, trigger: HTMLElement, side: 'top' | 'bottom') {
  const at = trigger.getBoundingClientRect();
  const viewportWidth = document.documentElement.clientWidth;
  const left = Math.min(at.right - panel.offsetWidth, viewportWidth - panel.offsetWidth - gapPx);
  panel.style.left = `${Math.max(gapPx, left)}px`;
  const below = at.bottom + gapPx;
  const above = at.top - panel.offsetHeight - gapPx;
  const fitsBelow = below + panel.offsetHeight + gapPx <= document.documentElement.clientHeight;
  const isBelow = side === 'bottom' && (fitsBelow || above < gapPx);
  panel.style.top = `${isBelow ? below : Math.max(gapPx, above)}px`;
}

/** A panel below its trigger, or above it where it is told to or the window ends, in the top layer. Escape and a click outside close it, as does choosing from it. */
export function Popover(props: PopoverProps) {
  const { label, trigger, triggerClass, triggerLabel, triggerTitle, triggerTabIndex } = props;
  const { side = 'bottom', children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const shown = panel.current;
    if (!open || !shown) return undefined;
    const follow = () => {
      if (button.current) place(shown, button.current, side);
    };
    const closeAfterChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a, button')) shown.hidePopover();
    };
    follow();
    shown.addEventListener('click', closeAfterChoice);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      shown.removeEventListener('click', closeAfterChoice);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [open, side]);

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={triggerLabel}
        title={triggerTitle ?? triggerLabel}
        tabIndex={triggerTabIndex}
        className={triggerClass}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={classNames(
          'fixed inset-auto m-0 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised p-2 text-ink shadow-high',
          'open:rise-in',
        )}
      >
        {open && children}
      </div>
    </>
  );
}
