import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/Spinner.tsx';
import { ControlPill } from './controls/ControlPill.tsx';
import { LiveRegion } from './controls/LiveRegion.tsx';
import { type HelpMask, OfferRow, type ReadyOffer, useOffers } from './controls/Offers.tsx';
import { type SavedMask, type SavedMasks, SavedMasksButton, SavedMasksRow } from './controls/SavedMasks.tsx';
import { PROBLEMS, StageNotices } from './controls/StageNotices.tsx';
import { StatusBar } from './controls/StatusBar.tsx';
import { ToolField } from './controls/ToolField.tsx';
import { FingerSwitch, ToolRail } from './controls/ToolRail.tsx';
import type { EditorAction } from './model/keys.ts';
import type { MaskSession } from './model/mask-session.ts';
import type { FindRegion } from './model/picker.ts';
import { MaskStage } from './stage/MaskStage.tsx';
import { useAutosave } from './use-autosave.ts';
import { useMaskExport } from './use-mask-export.ts';
import { useInitialMask, useMaskSession } from './use-mask-session.ts';
import { usePick } from './use-pick.ts';
import { type MaskPicture, type MaskRenderer, openMaskRenderer } from './worker/mask-renderer.ts';

export interface MaskEditorProps {
  photoUrl: string;
  /** The upright photo's full size in pixels; the saved mask gets the same. */
  photoWidth: number;
  photoHeight: number;
  photoName?: string;
  /** A mask to go on from (white = repaint), read once: give another `key` for another photo or mask. */
  initialMask?: Blob | null;
  /** `<photo>:<person>`: where this device keeps the steps, so that undo outlives saving and a reload. */
  stepsKey?: string | undefined;
  /** The masks that stay with the photo; absent where there is nobody to keep them for. */
  saved?: SavedMasks | undefined;
  /** The page is sending the mask. */
  isSaving: boolean;
  /** A mask that was saved before is being changed. */
  isEditing: boolean;
  onSave: (mask: MaskPicture) => void;
  /** Finds what is pointed at or named in the photo. */
  onPick: FindRegion;
  /** Looks what would help the mask, once painting rests. */
  onHelp?: HelpMask;
  /** Called at most once a second with a small PNG; at once with null when nothing is marked any more. */
  onAutosave?: (mask: Blob | null) => void;
  /** The mask that it was opened with has been read. Must stay the same between renders. */
  onReady?: () => void;
  /** What the page asks of the editor. */
  handle?: Ref<MaskHandle>;
}

/** What the page asks of a mask editor. */
export interface MaskHandle {
  /** Draws the mask at the photo's full size and hands it to `onSave`; says so where there is none. */
  readonly save: () => void;
  /** The same, to the person's disk. */
  readonly download: () => void;
  /** Grows with every change of the mask. */
  readonly revision: () => number;
  /** The mask as it stands, as a small PNG; null while nothing is marked. */
  readonly take: () => Promise<Blob | null>;
}

/** Marks on a photo what should be repainted. Fills the stage it stands on: the photo, a line, and tools around it. */
export function MaskEditor(props: MaskEditorProps) {
  const { photoUrl, photoWidth, photoHeight, photoName, initialMask = null, stepsKey, saved } = props;
  const { isSaving, isEditing, onSave, onPick, onHelp, onAutosave, onReady, handle } = props;
  const { t } = useTranslation();
  const surface = useRef<HTMLDivElement>(null);
  const { session, snapshot } = useMaskSession({ width: photoWidth, height: photoHeight });
  const [renderer] = useState(openMaskRenderer);
  const [isGrowing, setIsGrowing] = useState(false);
  const { state, base, keepSteps } = useInitialMask({ session, renderer, given: initialMask, stepsKey });
  const { revision, settings, coverage, corners } = snapshot;
  const flush = useAutosave({ session, renderer, keepSteps, onAutosave });
  const { state: pick, picker } = usePick({ session, renderer, revision, onPick });
  // An autosave that came after the saved mask would look like a change of it, as would something found only then.
  const ends = { onBegin: picker.cancel, onReady: flush, onSave };
  const { isDrawing, problem, save, download, draw } = useMaskExport({
    session,
    renderer,
    base,
    revision,
    ...ends,
  });
  const offers = useOffers({ session, renderer, revision, coverage, onHelp });
  const named = useSavedMasks({ session, renderer, saved });
  const showOffer = useCallback(
    (offer: ReadyOffer | null) => session.offer(offer?.region ?? null),
    [session],
  );
  // The button goes with the mask it was for: the keyboard goes on in the photo.
  const goOn = useCallback(() => surface.current?.focus({ preventScroll: true }), []);
  useEffect(() => () => renderer.close(), [renderer]);
  useEffect(() => session.freeze(isSaving), [session, isSaving]);
  useEffect(() => {
    if (state !== 'reading') onReady?.();
  }, [state, onReady]);
  useImperativeHandle(handle, () => ({
    ...{ save, download },
    revision: () => session.getSnapshot().revision,
    take: async () => {
      if (session.document.coverage === 0) return null;
      const { pixels, width, height } = session.document.mask;
      return renderer.ask({ kind: 'encode', pixels: pixels.slice(), size: { width, height } });
    },
  }));

  // What stays as it is from one stroke to the next is not drawn again at its end.
  const run = useCallback((action: EditorAction) => session.run(action), [session]);
  const switchGrowing = useCallback(() => setIsGrowing((isOn) => !isOn), []);
  const press = useCallback(
    (action: EditorAction, isByPointer: boolean) => {
      const { corners: before } = session.getSnapshot();
      session.run(action);
      const { canUndo, canRedo, corners: left } = session.getSnapshot();
      // A button that has just gone useless would take the keyboard with it; a mouse user goes on painting.
      const isUseless = (action.type === 'undo' && !canUndo) || (action.type === 'redo' && !canRedo);
      if (isByPointer || isUseless || (before > 0 && left === 0)) goOn();
    },
    [session, goOn],
  );
  const takeOffer = ({ region }: ReadyOffer) => {
    session.addRegion(region, false);
    goOn();
  };
  const drawToKeep = async () => {
    const drawn = await draw();
    if (typeof drawn === 'string') throw new Error(t(PROBLEMS[drawn]));
    return drawn.blob;
  };
  const hasField = isGrowing || corners > 0 || settings.tool === 'pick';
  const isQuiet = !problem && pick.kind === 'idle' && !isSaving && !isDrawing && !isGrowing && corners === 0;
  return (
    <section aria-label={t('maskEditor.title')} className="group/editor stage-grid bg-canvas text-ink">
      <StatusBar {...{ snapshot, run, isEditing }} />
      {isQuiet && <OfferRow {...{ offers, hasField }} onShow={showOffer} onTake={takeOffer} />}
      <div className="stage-photo overflow-hidden">
        <MaskStage session={session} photoUrl={photoUrl} photoName={photoName} surfaceRef={surface} />
        {settings.hasPen && (
          <FingerSwitch
            isOn={settings.fingerPaints}
            onSwitch={(isOn) => run({ type: 'finger-paints', isOn })}
          />
        )}
        <StageNotices
          {...{ problem, pick, picker, hasField }}
          isUnreadable={state === 'unreadable' && revision === 0}
          hasSavedFailed={named.hasFailed}
        >
          {isQuiet && coverage === 0 && state === 'ready' && (
            <SavedMasksRow
              masks={saved?.masks ?? []}
              onAdd={(mask) => void named.add(mask).then(goOn, () => undefined)}
            />
          )}
        </StageNotices>
        {state === 'reading' && (
          <div className="absolute inset-0 grid place-items-center bg-scrim text-white">
            <Spinner size={32} label={t('maskEditor.loadingMask')} />
          </div>
        )}
      </div>
      <ControlPill {...{ snapshot, run, press, isGrowing }} isCovered={hasField} onGrow={switchGrowing}>
        {saved && (
          <SavedMasksButton saved={saved} canKeep={coverage > 0} draw={drawToKeep} onAdd={named.add} />
        )}
      </ControlPill>
      {hasField && (
        <ToolField
          {...{ snapshot, pick, picker, run, press, isGrowing }}
          longerSide={Math.max(photoWidth, photoHeight)}
          onGrown={() => setIsGrowing(false)}
        />
      )}
      <ToolRail tool={settings.tool} hasLetterKeys={settings.hasLetterKeys} press={press} />
      <LiveRegion news={snapshot.news} />
    </section>
  );
}

interface SavedMasksOptions {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  readonly saved: SavedMasks | undefined;
}

/** How a mask that stays with the photo is added to what is marked, as one step. */
function useSavedMasks({ session, renderer, saved }: SavedMasksOptions) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const add = async ({ id }: SavedMask): Promise<void> => {
    if (!saved) return;
    setHasFailed(false);
    try {
      const { width, height } = session.document.mask;
      const picture = await saved.open(id);
      const pixels = await renderer.ask({ kind: 'read', picture, size: { width, height } });
      session.addRegion({ width, height, pixels }, false);
    } catch {
      setHasFailed(true);
      throw new Error(t('maskEditor.saved.openFailed'));
    }
  };
  return { hasFailed, add };
}
