import type { HistoryItem } from '@maquette/contract';
import { FileImage } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Found, MaskEditorPart } from '../../mask-editor/index.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { Button } from '../../../ui/Button.tsx';
import { findRegion, type FoundRegions } from '../region/find-region.ts';
import { askForHelp, offersOf } from '../region/mask-offers.ts';
import { useKeptForPhoto } from './use-kept-for-photo.ts';
import type { MaskKeeper } from './use-mask-keeper.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

interface MaskLayerProps {
  photo: HistoryItem;
  keeper: MaskKeeper;
  /** What is marked goes: what is pointed at gets a rim. */
  isToGo?: boolean;
  /** Something else is shown in its place; what was painted stays. */
  isHidden?: boolean;
}

/** The photo on the stage, to be painted on. */
export function MaskLayer({ photo, keeper, isToGo = false, isHidden = false }: MaskLayerProps) {
  const { t } = useTranslation();
  const titleOf = usePictureTitle();
  const { width, height } = photo.metadata;
  const { opened } = keeper;
  const { saved, stepsKey } = useKeptForPhoto(photo.id);
  // Told once: what is painted on, or made wider, no longer ends where the thing does.
  const isTight = useRef(false);
  return (
    <div className={isHidden ? 'invisible' : undefined} inert={isHidden}>
      <MaskEditorPart
        key={`${photo.id} ${opened.version}`}
        handle={keeper.handle}
        onReady={keeper.ready}
        photoUrl={`${photo.url}&w=2048`}
        photoName={titleOf(photo)}
        photoWidth={width}
        photoHeight={height}
        initialMask={opened.blob}
        stepsKey={stepsKey}
        saved={saved}
        isEditing={opened.blob !== null}
        isSaving={keeper.isSaving}
        onPick={async (wish, signal) => {
          const found = foundOf(
            await findRegion({ id: photo.id, width, height }, { ...wish, isToGo }, signal),
          );
          isTight.current = found !== null && !isToGo;
          return found;
        }}
        onHelp={async (mask, signal) => {
          const help = await askForHelp({ photoId: photo.id, mask }, signal);
          const offers = offersOf(help, t, { isTight: isTight.current });
          isTight.current = false;
          return offers;
        }}
        onAutosave={keeper.autosave}
        onSave={({ blob }) => void keeper.finish(blob)}
      />
    </div>
  );
}

/** What was found as the mask editor takes it: the one that would be shown first, then what else it may be. */
function foundOf({ best, candidates, needsConfirmation }: FoundRegions): Found | null {
  const others = candidates.filter((region) => region !== best);
  const readings = (best ? [best, ...others] : others).map(({ mask, coverage }) => ({
    mask: blobOfDataUrl(mask),
    coverage,
  }));
  return readings.length > 0 ? { readings, isLikely: best !== null, isUnsure: needsConfirmation } : null;
}

interface MaskActionsProps {
  keeper: MaskKeeper;
  /** What going on without a mask is called, where it is something else. */
  skipLabel?: string;
}

/** A mask from elsewhere, none at all, or the one that was painted: what leads on from drawing. */
export function MaskActions({ keeper, skipLabel }: MaskActionsProps) {
  const { t } = useTranslation();
  const { handle, isReady, isSaving, skip } = keeper;
  return (
    <div className="flex items-center justify-between gap-1">
      <MaskFileButton disabled={isSaving} onChosen={(file) => void keeper.takeFile(file)} />
      <span className="flex shrink-0 gap-1">
        <Button variant="ghost" onClick={skip} disabled={isSaving} className="narrow:px-3">
          {skipLabel ?? t('edits.mask.skip')}
        </Button>
        <Button
          variant="secondary"
          busy={isSaving || !isReady}
          onClick={() => handle.current?.save()}
          className="narrow:px-3"
        >
          {t('edits.mask.continue')}
        </Button>
      </span>
    </div>
  );
}

/** For those who have a black-and-white mask already. */
function MaskFileButton({ disabled, onChosen }: { disabled: boolean; onChosen: (file: File) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        icon={<FileImage aria-hidden size={18} />}
        title={t('edits.mask.uploadHint')}
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="narrow:min-w-0 narrow:shrink narrow:px-2 narrow:text-left narrow:leading-tight narrow:whitespace-normal"
      >
        {t('edits.mask.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".png,.jpeg,.jpg,.webp"
        hidden
        aria-label={t('edits.mask.upload')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again after it was refused.
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
    </>
  );
}
