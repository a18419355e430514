import { Eye, MoveHorizontal } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { CompareTag, CompareTags } from '../../../ui/ComparePicture.tsx';
import { holdHandlers } from '../../../ui/hold-handlers.ts';
import { printPercent } from '../../../platform/i18n/print-percent.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import { ChangesMap } from './ChangesMap.tsx';
import { LookSurface, SharpPicture } from './LookSurface.tsx';
import { stacks } from './pair-layout.ts';
import type { Comparison } from './use-comparison.ts';
import type { Grasp } from './use-look-pointer.ts';
import type { Look } from './use-look.ts';

interface ComparePicturesProps {
  comparison: Comparison;
  look: Look;
}

/** A photo and its result in the way that was chosen, filling the box that they are given. */
export function ComparePictures(props: ComparePicturesProps) {
  const { view } = props.comparison;
  if (view === 'sideBySide') return <Pair {...props} />;
  if (view === 'changes') return <Changes {...props} />;
  return view === 'hold' ? <Held {...props} /> : <Slid {...props} />;
}

/** How near a pointer must come to the line of an enlarged picture to move it. */
const LINE_REACH_CSS_PX = 28;
const GRIP_CSS_PX = 22;
/** Presses that come together are one. */
const TOGETHER_MS = 500;

/** The result over the photo, cut off at a line that is dragged; on an enlarged picture the rest of it moves the picture. */
function Slid({ comparison, look }: ComparePicturesProps) {
  const { t, i18n } = useTranslation();
  const { at, moved, moveTo, isHeld, before, after, labels } = comparison;
  const { view, photo, area, isFitted } = look;
  const former = useRef<{ moved: number | null; timeMs: number }>({ moved: null, timeMs: 0 });
  const width = photo.width * view.scale;
  const line = Math.min(area.width, Math.max(0, view.x + (at / 100) * width));
  const moveUnder = ({ x }: Point) =>
    moveTo(Math.round(Math.min(100, Math.max(0, ((x - view.x) / width) * 100))));
  const grasp: Grasp = {
    takes: ({ x }) => isFitted || Math.abs(x - line) < LINE_REACH_CSS_PX,
    press: (place) => {
      const timeMs = performance.now();
      if (timeMs - former.current.timeMs > TOGETHER_MS) former.current = { moved, timeMs };
      moveUnder(place);
    },
    drag: moveUnder,
    release: () => undefined,
    takeBack: () => moveTo(former.current.moved),
  };
  const grip = Math.min(area.width - GRIP_CSS_PX, Math.max(GRIP_CSS_PX, line));
  const left = Math.max(0, view.x);
  const right = Math.min(area.width, view.x + width);
  // Of what is in sight.
  const share = (line - left) / (right - left);
  const top = Math.max(0, view.y);
  const height = Math.min(area.height, view.y + photo.height * view.scale) - top;
  return (
    <LookSurface
      look={look}
      label={t('edits.compare.both')}
      grasp={grasp}
      className={isFitted ? 'cursor-ew-resize' : ''}
      over={
        <>
          <Tags look={look}>
            <CompareTags {...{ labels }} at={100 * share} />
          </Tags>
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            value={at}
            aria-label={t('edits.result.compare')}
            aria-valuetext={printPercent(at / 100, i18n.language)}
            onChange={(event) => moveTo(event.currentTarget.valueAsNumber)}
            style={{ left: grip, top: top + height / 2 }}
            className="peer pointer-events-none absolute size-11 -translate-1/2 opacity-0"
          />
          <div
            aria-hidden
            style={{ left: line, top, height }}
            className="pointer-events-none absolute w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.25)]"
          />
          <div
            aria-hidden
            style={{ left: grip, top: top + height / 2 }}
            className="pointer-events-none absolute grid size-10 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-high outline-offset-2 peer-focus-visible:shadow-[0_0_0_8px_#000] peer-focus-visible:outline-3 peer-focus-visible:outline-white"
          >
            <MoveHorizontal size={20} />
          </div>
        </>
      }
    >
      <SharpPicture {...before} look={look} />
      <SharpPicture {...after} look={look} cutLeft={at} isHidden={isHeld} />
    </LookSurface>
  );
}

/** Swaps at once while pressed, without a fade: a fade would hide small differences. */
function Held({ comparison, look }: ComparePicturesProps) {
  const { t } = useTranslation();
  const { isHeld, hold, before, after, labels } = comparison;
  const grasp: Grasp = {
    takes: () => look.isFitted,
    isAtOnce: true,
    press: () => hold(true),
    drag: () => undefined,
    release: () => hold(false),
    takeBack: () => hold(false),
  };
  return (
    <div className="relative size-full">
      <LookSurface
        look={look}
        label={t('edits.compare.both')}
        grasp={grasp}
        over={
          <Tags look={look}>
            <CompareTag side="left">{isHeld ? labels.before : labels.after}</CompareTag>
          </Tags>
        }
      >
        <SharpPicture {...after} look={look} />
        <SharpPicture {...before} look={look} isHidden={!isHeld} />
      </LookSurface>
      <button
        type="button"
        aria-pressed={isHeld}
        {...holdHandlers(hold)}
        className="absolute bottom-3 left-1/2 inline-flex h-11 -translate-x-1/2 touch-none items-center gap-2 rounded-full bg-black/65 px-4 text-sm font-medium whitespace-nowrap text-white hover:bg-black/80"
      >
        <Eye aria-hidden size={18} />
        {t('edits.result.hold')}
      </button>
    </div>
  );
}

/** Both at once, moved and enlarged together; above each other where that shows more, and on a phone held upright. */
function Pair({ comparison, look }: ComparePicturesProps) {
  const { isHeld, before, after, labels } = comparison;
  const isStacked = stacks(look.photo, { width: window.innerWidth, height: window.innerHeight });
  return (
    <div className={classNames('grid size-full gap-2', isStacked ? 'grid-rows-2' : 'grid-cols-2')}>
      {[
        { ...before, label: labels.before },
        { ...after, label: labels.after },
      ].map(({ label, ...picture }) => (
        <div key={picture.url} className="min-h-0 min-w-0">
          <LookSurface
            look={look}
            label={label}
            over={
              <Tags look={look}>
                <CompareTag side="left">{label}</CompareTag>
              </Tags>
            }
          >
            <SharpPicture {...(isHeld ? before : picture)} look={look} />
          </LookSurface>
        </div>
      ))}
    </div>
  );
}

/** Where the two differ. */
function Changes({ comparison, look }: ComparePicturesProps) {
  const { t } = useTranslation();
  const { before, after } = comparison;
  return (
    <LookSurface
      look={look}
      label={t('edits.result.changes')}
      over={
        <Tags look={look}>
          <p className="absolute inset-x-3 bottom-3 mx-auto w-fit rounded-md bg-black/65 px-3 py-1 text-center text-xs font-medium text-white">
            {t('edits.result.changesHint')}
          </p>
        </Tags>
      }
    >
      <ChangesMap before={`${before.url}&w=1280`} after={`${after.url}&w=1280`} />
    </LookSurface>
  );
}

/** What is written over the part of the picture that is in sight. */
function Tags({ look, children }: { look: Look; children: ReactNode }) {
  const { view, photo, area } = look;
  const [left, top] = [Math.max(0, view.x), Math.max(0, view.y)];
  const right = Math.min(area.width, view.x + photo.width * view.scale);
  const bottom = Math.min(area.height, view.y + photo.height * view.scale);
  return (
    <div
      className="pointer-events-none absolute"
      style={{ left, top, width: right - left, height: bottom - top }}
    >
      {children}
    </div>
  );
}
