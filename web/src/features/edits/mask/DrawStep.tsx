import type { HistoryItem } from '@maquette/contract';
import { FileImage } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { DraftMask, MaskEvent } from '../draft/draft.ts';
import { dataUrlOf, smallMask } from '../photo/data-url.ts';
import { isTooSmallMask } from '../preflight/MaskPreflight.tsx';
import { findRegion } from '../region/find-region.ts';
import { useSaveMask } from '../region/keep-region.ts';
import { askForHelp, offersOf } from '../region/mask-offers.ts';
import type { MaskEditorSlot, PaintedMask } from './mask-editor-slot.ts';

interface DrawStepProps {
  /** The part of a draft that tells what is marked. */
  draft: { readonly mask: DraftMask | null };
  photo: HistoryItem;
  dispatch: (event: MaskEvent) => void;
  maskEditor: MaskEditorSlot;
  onDone: () => void;
  /** What going on without a mask is called, where it is something else. */
  skipLabel?: string;
}

/** Paint what should change; saving keeps the mask on the server and goes on. */
export function DrawStep(props: DrawStepProps) {
  const { draft, photo, dispatch, maskEditor: MaskEditor, onDone, skipLabel } = props;
  const { t } = useTranslation();
  const saveMask = useSaveMask();
  const { width, height } = photo.metadata;
  const [failure, setFailure] = useState<string | null>(null);
  // Painting goes on from what was there when the step opened; autosaves must not restart the editor.
  const [opened] = useState(draft.mask);
  const initialMask = useMemo(() => (opened === null ? null : blobOfDataUrl(opened.picture)), [opened]);

  const save = async ({ blob }: PaintedMask) => {
    setFailure(null);
    try {
      if (await isTooSmallMask(blob)) return setFailure(t('edits.preflight.maskTooSmall'));
      const [{ maskFilename }, picture] = await Promise.all([
        saveMask.mutateAsync({ mask: blob, fileId: photo.id }),
        smallMask(blob),
      ]);
      dispatch({ type: 'mask-saved', filename: maskFilename, picture });
      onDone();
    } catch (error) {
      setFailure(errorToMessage(error, t, t('edits.mask.saveFailed')));
    }
  };
  const saveFile = async (file: File) => {
    setFailure(null);
    try {
      const mask = blobOfDataUrl(await smallMask(file));
      const { maskFilename, url } = await saveMask.mutateAsync({ mask, fileId: photo.id });
      // What the server read in it: a painted-over photo comes back in black and white.
      dispatch({
        type: 'mask-saved',
        filename: maskFilename,
        picture: await smallMask(await fetchPicture(url)),
      });
      onDone();
    } catch (error) {
      const isUnreadable = error instanceof DOMException;
      const message = isUnreadable ? t('edits.upload.invalidType') : t('edits.mask.saveFailed');
      setFailure(errorToMessage(error, t, message));
    }
  };
  const skip = () => {
    dispatch({ type: 'mask-dropped' });
    onDone();
  };

  return (
    <div className="flex min-h-[78dvh] flex-1 flex-col gap-3 lg:min-h-[34rem]">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <MaskEditor
        photoUrl={`${photo.url}&w=2048`}
        photoWidth={width}
        photoHeight={height}
        initialMask={initialMask}
        isEditing={opened !== null}
        isSaving={saveMask.isPending}
        onPick={async (wish, signal) => {
          const { best } = await findRegion({ id: photo.id, width, height }, wish, signal);
          return best && blobOfDataUrl(best.mask);
        }}
        onHelp={async (mask, signal) => offersOf(await askForHelp({ photoId: photo.id, mask }, signal), t)}
        onAutosave={(mask) =>
          void dataUrlOf(mask).then((picture) => dispatch({ type: 'mask-painted', picture }))
        }
        onSave={(mask) => void save(mask)}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <MaskFileButton disabled={saveMask.isPending} onChosen={(file) => void saveFile(file)} />
        <Button variant="ghost" size="sm" onClick={skip} disabled={saveMask.isPending}>
          {skipLabel ?? t('edits.mask.skip')}
        </Button>
      </div>
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
        size="sm"
        icon={<FileImage aria-hidden size={16} />}
        title={t('edits.mask.uploadHint')}
        disabled={disabled}
        onClick={() => input.current?.click()}
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
