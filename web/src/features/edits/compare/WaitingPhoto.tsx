import type { HistoryItem } from '@maquette/contract';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { CoarseRemoval } from './CoarseRemoval.tsx';
import { LookSurface } from './LookSurface.tsx';
import { useLook } from './use-look.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

interface WaitingPhotoProps {
  photo: HistoryItem;
  /** PNG data URL. */
  mask: string | null;
  /** What is marked goes: a coarse answer is seen at once. */
  isRemoval: boolean;
}

/** The photo while its change is made, looked at from where one looked before; the change will come where it shimmers. */
export function WaitingPhoto({ photo, mask, isRemoval }: WaitingPhotoProps) {
  const title = usePictureTitle()(photo);
  const look = useLook(photo.metadata);
  return (
    <PhotoLayer>
      <LookSurface look={look} label={title}>
        <PhotoWithMask {...{ photo, mask }} isWorking>
          {isRemoval && mask !== null && <CoarseRemoval {...{ photo, mask }} />}
        </PhotoWithMask>
      </LookSurface>
    </PhotoLayer>
  );
}
