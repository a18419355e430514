import type { Edit, HistoryItem } from '@maquette/contract';
import { ShieldCheck } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptLookContext } from '../../../platform/viewport/kept-look.ts';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { useIsWide } from '../../../platform/stage/use-wide.ts';
import { ComparePictures } from './ComparePictures.tsx';
import { CompareTools } from './CompareTools.tsx';
import { type Comparison, useComparison } from './use-comparison.ts';
import { type Look, useLook } from './use-look.ts';

interface ResultCompareProps {
  edit: Edit;
  photo: HistoryItem;
  result: HistoryItem;
  /** The others to choose from. */
  children: ReactNode;
}

/** Before and after in four ways, near and far, in the photo's place; beside it the others and the proof that nothing else changed. */
export function ResultCompare({ edit, photo, result, children }: ResultCompareProps) {
  const { width, height } = photo.metadata;
  const comparison = useComparison({ edit, photo, result });
  const look = useLook({ width, height });
  const isWide = useIsWide();
  const [isFull, setFull] = useState(false);
  const kept = <KeptPixels edit={edit} />;
  const side = (
    <div className="flex flex-col gap-3 wide:pb-28">
      <CompareTools {...{ comparison, look }} isFull={false} onFull={setFull} />
      {children}
      {isWide && kept}
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the controls inside
    <div
      className="contents"
      onKeyDown={(event) => lookByKey(event, { look, comparison })}
      onKeyUp={(event) => isHoldKey(event) && comparison.hold(false)}
    >
      <PhotoLayer side={side} line={!isWide && kept}>
        {!isFull && <ComparePictures {...{ comparison, look }} />}
      </PhotoLayer>
      <FullScreen {...{ comparison, photo }} open={isFull} onClose={() => setFull(false)} />
    </div>
  );
}

interface Keyed {
  readonly look: Look;
  readonly comparison: Comparison;
}

/** The key that shows the photo for as long as it is down. */
function isHoldKey({ key }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'c';
}

/** Zoom by the keys of all the work areas; letters by what they say, digits by where they lie. */
function lookByKey(event: KeyboardEvent, { look, comparison }: Keyed): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') look.nearer();
  else if (event.key === '-') look.farther();
  else if (event.code === 'Digit0' || event.code === 'Numpad0') look.fit();
  else if (event.code === 'Digit1' || event.code === 'Numpad1') look.full();
  else if (isHoldKey(event) && comparison.view !== 'changes') comparison.hold(true);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

interface FullScreenProps {
  comparison: Comparison;
  photo: HistoryItem;
  open: boolean;
  onClose: () => void;
}

/** The comparison on all of the screen, until Escape. */
function FullScreen({ comparison, photo, open, onClose }: FullScreenProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return undefined;
    shown.showModal();
    // Where the browser has no full screen for pages, the window is filled.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    const left = () => !document.fullscreenElement && shown.close();
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
      shown.close();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={t('edits.compare.screen')}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-page p-2 text-ink sm:p-3"
    >
      {open && (
        <KeptLookContext value={null}>
          <FullLook {...{ comparison, photo, onClose }} />
        </KeptLookContext>
      )}
    </dialog>
  );
}

function FullLook({ comparison, photo, onClose }: Omit<FullScreenProps, 'open'>) {
  const { width, height } = photo.metadata;
  const look = useLook({ width, height });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the controls inside
    <div
      className="flex size-full flex-col gap-2"
      onKeyDown={(event) => lookByKey(event, { look, comparison })}
      onKeyUp={(event) => isHoldKey(event) && comparison.hold(false)}
    >
      <CompareTools {...{ comparison, look }} isFull onFull={onClose} />
      <div className="min-h-0 flex-1">
        <ComparePictures {...{ comparison, look }} />
      </div>
    </div>
  );
}

/** How many pixels changed outside of what was meant to. */
function KeptPixels({ edit }: { edit: Edit }) {
  const { t, i18n } = useTranslation();
  const { changedOutside, outsidePixels, request } = edit;
  const count = new Intl.NumberFormat(i18n.language);
  if (changedOutside === null || outsidePixels === null) return null;
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-soft wide:items-start">
      <ShieldCheck aria-hidden size={16} className="shrink-0 text-success" />
      {outsidePixels === 0
        ? t('edits.result.nothingOutside')
        : t(request.place ? 'edits.result.promiseOfPlace' : 'edits.result.promise', {
            count: changedOutside,
            changed: count.format(changedOutside),
            total: count.format(outsidePixels),
          })}
    </p>
  );
}
