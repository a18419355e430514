import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { SizeStrip } from './controls/BrushSliders.tsx';
import { ControlPill } from './controls/ControlPill.tsx';
import { EditorHeader } from './controls/EditorHeader.tsx';
import { LiveRegion } from './controls/LiveRegion.tsx';
import { type HelpMask, OfferRow, type ReadyOffer, useOffers } from './controls/Offers.tsx';
import { PickField, PickReport } from './controls/PickPanel.tsx';
import { StatusBar } from './controls/StatusBar.tsx';
import { FingerSwitch, ToolRail } from './controls/ToolRail.tsx';
import type { EditorAction } from './model/keys.ts';
import { MaskStage } from './stage/MaskStage.tsx';
import { useAutosave } from './use-autosave.ts';
import { useMaskExport } from './use-mask-export.ts';
import { useInitialMask, useMaskSession } from './use-mask-session.ts';
import { type FindRegion, usePick } from './use-pick.ts';
import { type MaskPicture, openMaskRenderer } from './worker/mask-renderer.ts';

export interface MaskEditorProps {
  photoUrl: string;
  /** The upright photo's full size in pixels; the saved mask gets the same. */
  photoWidth: number;
  photoHeight: number;
  photoName?: string;
  /** A mask to go on from (white = repaint), read once: give another `key` for another photo or mask. */
  initialMask?: Blob | null;
  /** The page is sending the mask. */
  isSaving: boolean;
  /** A mask that was saved before is being changed. */
  isEditing: boolean;
  onSave: (mask: MaskPicture) => void;
  /** Finds what is pointed at or named in the photo. */
  onPick: FindRegion;
  /** Looks what would help the mask, once painting rests. */
  onHelp?: HelpMask;
  /** Called at most once a second with a small PNG. */
  onAutosave?: (mask: Blob) => void;
  onCancel?: () => void;
}

/** Marks on a photo what should be repainted. Fills its parent, and takes most of the window where that gives no height. */
export function MaskEditor(props: MaskEditorProps) {
  const { photoUrl, photoWidth, photoHeight, photoName, initialMask = null } = props;
  const { isSaving, isEditing, onSave, onPick, onHelp, onAutosave, onCancel } = props;
  const { t } = useTranslation();
  const surface = useRef<HTMLDivElement>(null);
  const { session, snapshot } = useMaskSession({ width: photoWidth, height: photoHeight });
  const [renderer] = useState(openMaskRenderer);
  const { state, base } = useInitialMask(session, renderer, initialMask);
  const { revision, settings, coverage } = snapshot;
  const flush = useAutosave({ session, renderer, onAutosave });
  // An autosave that came after the saved mask would look like a change of it.
  const exporting = { session, renderer, base, revision, onBegin: flush, onSave };
  const { isDrawing, problem, save, download } = useMaskExport(exporting);
  const picking = usePick({ session, renderer, onPick });
  const offers = useOffers({ session, renderer, revision, coverage, onHelp });
  const showOffer = useCallback(
    (offer: ReadyOffer | null) => session.offer(offer?.region ?? null),
    [session],
  );
  const takeOffer = ({ region }: ReadyOffer) => {
    session.addRegion(region, false);
    // The button goes with the mask it was for: the keyboard goes on in the photo.
    surface.current?.focus({ preventScroll: true });
  };
  useEffect(() => () => renderer.close(), [renderer]);

  const run = useCallback((action: EditorAction) => session.run(action), [session]);
  const press = (action: EditorAction, isByPointer: boolean) => {
    session.run(action);
    const { canUndo, canRedo } = session.getSnapshot();
    // A button that has just gone useless would take the keyboard with it; a mouse user goes on painting.
    const isUseless = (action.type === 'undo' && !canUndo) || (action.type === 'redo' && !canRedo);
    if (isByPointer || isUseless) surface.current?.focus({ preventScroll: true });
  };

  return (
    <section
      aria-label={t('maskEditor.title')}
      className="group/editor @container flex h-full min-h-[max(24rem,min(46rem,calc(100dvh-13rem)))] flex-1 flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink"
    >
      <EditorHeader
        isEditing={isEditing}
        isBusy={isSaving || isDrawing || state === 'reading'}
        onSave={save}
        onDownload={download}
        onCancel={onCancel}
      />
      <div className="flex min-h-0 flex-1 flex-col-reverse @2xl:flex-row">
        <ToolRail
          tool={settings.tool}
          hasLetterKeys={settings.hasLetterKeys}
          onPick={(tool, isByPointer) => press({ type: 'tool', tool }, isByPointer)}
        />
        <div className="relative min-h-0 min-w-0 flex-1">
          <MaskStage session={session} photoUrl={photoUrl} photoName={photoName} surfaceRef={surface} />
          {settings.tool !== 'pick' && (
            <SizeStrip size={settings.size} onSize={(size) => run({ type: 'size', size })} />
          )}
          <ControlPill
            {...{ snapshot, run, press }}
            toolField={
              settings.tool === 'pick' && (
                <PickField isFinding={picking.state.kind === 'finding'} onFind={picking.findWords} />
              )
            }
          />
          {settings.hasPen && (
            <FingerSwitch
              isOn={settings.fingerPaints}
              onSwitch={(isOn) => run({ type: 'finger-paints', isOn })}
            />
          )}
          <div className="absolute inset-x-4 top-4 mx-auto max-w-xl empty:hidden">
            {problem && (
              <Banner tone="danger">
                {t(problem === 'empty' ? 'maskEditor.saveEmpty' : 'maskEditor.exportFailed')}
              </Banner>
            )}
            {state === 'unreadable' && !problem && revision === 0 && (
              <Banner tone="warning">{t('maskEditor.readFailed')}</Banner>
            )}
            {!problem && settings.tool === 'pick' && (
              <PickReport state={picking.state} onCancel={picking.cancel} />
            )}
          </div>
          {!problem && offers.length > 0 && picking.state.kind === 'idle' && !isSaving && !isDrawing && (
            <div className="absolute inset-x-2 top-2 @2xl:inset-x-4 @2xl:top-4">
              <OfferRow offers={offers} onShow={showOffer} onTake={takeOffer} />
            </div>
          )}
          {state === 'reading' && (
            <div className="absolute inset-0 grid place-items-center bg-scrim text-white">
              <Spinner size={32} label={t('maskEditor.loadingMask')} />
            </div>
          )}
        </div>
      </div>
      <StatusBar snapshot={snapshot} run={run} />
      <LiveRegion news={snapshot.news} />
    </section>
  );
}
