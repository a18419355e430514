import { type ComponentProps, useEffect, useRef } from 'react';
import { EditProgress } from './EditProgress.tsx';

/** How far the picture is, at the stage's lower end, in the photo's middle: below the photo where there is room. */
export function WaitingBar({ running }: { running: ComponentProps<typeof EditProgress> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with its bar: the keyboard goes on here.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="stage-grid pointer-events-none z-20">
      <div
        ref={place}
        tabIndex={-1}
        className="pointer-events-auto absolute inset-x-0 bottom-0 mx-auto w-full max-w-xl p-3 outline-none wide:static wide:w-[min(36rem,100cqw)] wide:self-end wide:justify-self-center wide:[grid-area:photo]"
      >
        <EditProgress {...running} />
      </div>
    </div>
  );
}
