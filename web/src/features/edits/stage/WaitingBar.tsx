import { type ComponentProps, useEffect, useRef } from 'react';
import { EditProgress } from '../running/EditProgress.tsx';

/** How far the picture is, at the stage's lower end: below the photo where there is room. */
export function WaitingBar({ running }: { running: ComponentProps<typeof EditProgress> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with its bar: the keyboard goes on here.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="absolute inset-x-0 bottom-0 z-20 mx-auto max-w-xl p-3 outline-none"
    >
      <EditProgress {...running} />
    </div>
  );
}
