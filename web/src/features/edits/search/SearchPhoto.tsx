import type { Edit, HistoryItem } from '@maquette/contract';
import { RefreshCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { ArrangeNote } from '../arrange/can-arrange.ts';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { UploadStep } from '../photo/UploadStep.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import type { RegionInHand } from '../region/use-region.ts';
import { EditProgress } from '../running/EditProgress.tsx';
import { type Arrangeable, SearchStage } from './SearchStage.tsx';

interface SearchPhotoProps {
  photo: HistoryItem | null;
  onPhoto: (photo: HistoryItem) => void;
  /** A brighter copy takes the photo's place. */
  onBrightened: (photo: HistoryItem) => void;
  onChangePhoto: () => void;
  region: RegionInHand;
  /** What is looked for. */
  words: string;
  /** Something comes in place of what is found. */
  isReplacing: boolean;
  /** Our own engine does it. */
  isOwnEngine: boolean;
  arrangeable: Arrangeable | null;
  /** Why what comes is not sketched. */
  arrangeNote: ArrangeNote | null;
  isWorking: boolean;
  awaited: { running: Edit | null; cancel: () => void; isCancelling: boolean };
}

/** Where a photo is chosen, where what is found is shown on it, and where the change is being made. */
export function SearchPhoto(props: SearchPhotoProps) {
  const { photo, onPhoto, onBrightened, onChangePhoto, region, words, isWorking, awaited } = props;
  const { isReplacing, isOwnEngine, arrangeable } = props;
  const { t } = useTranslation();
  if (photo === null) return <UploadStep onUploaded={onPhoto} />;
  const { width, height } = photo.metadata;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate text-sm font-medium text-ink-soft">{photo.name}</h2>
        <Button
          variant="ghost"
          size="sm"
          icon={<RefreshCcw aria-hidden size={16} />}
          onClick={onChangePhoto}
          disabled={isWorking}
        >
          {t('edits.search.changeImage')}
        </Button>
      </div>
      {isWorking ? (
        <>
          <div className="mx-auto w-full" style={{ maxWidth: `calc(64dvh * ${width / height})` }}>
            <PhotoWithMask
              src={`${photo.url}&w=1280`}
              alt={photo.name}
              mask={region.shown?.mask ?? null}
              {...{ width, height, isWorking }}
            />
          </div>
          <EditProgress
            edit={awaited.running}
            onCancel={awaited.cancel}
            isCancelling={awaited.isCancelling}
          />
        </>
      ) : (
        <>
          <PhotoPreflight photo={photo} onBrightened={onBrightened} onChangePhoto={onChangePhoto} />
          <SearchStage {...{ photo, region, words, isReplacing, isOwnEngine, arrangeable }} />
          {props.arrangeNote && region.shown && (
            <p className="text-sm text-ink-soft">{t(`edits.arrange.note.${props.arrangeNote}`)}</p>
          )}
        </>
      )}
    </>
  );
}
