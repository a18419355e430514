import type { HistoryItem } from '@maquette/contract';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { LookSurface } from './LookSurface.tsx';
import { useLook } from './use-look.ts';

/** The photo while its change is made, looked at from where one looked before; the change will come where it shimmers. */
export function WaitingPhoto({ photo, mask }: { photo: HistoryItem; mask: string | null }) {
  const look = useLook(photo.metadata);
  return (
    <PhotoLayer>
      <LookSurface look={look} label={photo.name}>
        <PhotoWithMask {...{ photo, mask }} isWorking />
      </LookSurface>
    </PhotoLayer>
  );
}
