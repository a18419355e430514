import type { HistoryItem } from '@maquette/contract';
import { usePhotoWarnings } from '../use-photo-warnings.ts';
import { Warnings } from './Warnings.tsx';

interface PhotoPreflightProps {
  photo: HistoryItem;
  /** A brighter copy is stored and takes the photo's place. */
  onBrightened: (photo: HistoryItem) => void;
  onChangePhoto: () => void;
}

/** Warns of a photo that is dark, blurred or tiny, or shows no room. */
export function PhotoPreflight(props: PhotoPreflightProps) {
  return <Warnings warnings={usePhotoWarnings(props)} />;
}
