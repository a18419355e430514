import type { ReactNode } from 'react';

/** What a stage needs to know of its photo: its size in pixels. */
export interface StagePhoto {
  readonly metadata: { readonly width: number; readonly height: number };
}

interface StageProps {
  photo: StagePhoto;
  /** What stands on it, each part in a layer or a place of its own. */
  children: ReactNode;
}

/** The photo's place on the screen of a tool: as large as the window allows, the same in every step. */
export function Stage({ photo, children }: StageProps) {
  const { width, height } = photo.metadata;
  return (
    <div data-stage style={{ '--shape': width / height }} className="stage">
      {children}
    </div>
  );
}

interface PhotoLayerProps {
  /** Lies exactly where the photo lies. */
  children: ReactNode;
  /** One line that says what to do: above the photo where the stage is narrow, over its lower edge elsewhere. */
  line?: ReactNode;
  /** Beside the photo, or below it where the stage is narrow. */
  side?: ReactNode;
}

/** A photo, or what is made of it, in the photo's place, with what belongs beside it. */
export function PhotoLayer({ children, line, side }: PhotoLayerProps) {
  return (
    <div className="stage-grid bg-canvas">
      {line && (
        <div className="stage-line pointer-events-none z-10 flex min-w-0 items-center text-[13px] leading-tight text-ink-soft narrow:border-b narrow:border-line narrow:bg-surface narrow:px-3 wide:p-2">
          <div className="min-w-0 wide:rounded-sm wide:bg-raised/90 wide:px-2 wide:py-1">{line}</div>
        </div>
      )}
      <div className="stage-photo">
        <div className="stage-fit">{children}</div>
      </div>
      {side && (
        <div className="stage-below min-h-0 overflow-y-auto overscroll-contain bg-surface p-2 narrow:border-t narrow:border-line wide:border-l wide:border-line">
          {side}
        </div>
      )}
    </div>
  );
}

/** The line of a stage alone, over what is shown there. */
export function StageLine({ children }: { children: ReactNode }) {
  return (
    <div className="stage-grid pointer-events-none">
      <p
        role="status"
        className="stage-line z-10 min-w-0 p-2 text-[13px] leading-tight narrow:hidden wide:mb-10"
      >
        <span className="inline-block rounded-sm bg-raised/90 px-2 py-1 text-ink-soft">{children}</span>
      </p>
    </div>
  );
}
