import type { DraftMask } from '../../model/draft.ts';
import { useMaskWarnings } from '../use-mask-warnings.ts';
import { Warnings } from './Warnings.tsx';

interface MaskPreflightProps {
  photoId: string;
  mask: DraftMask | null;
  /** Another mask is kept on the server and takes the place of this one. */
  onMaskSaved: (mask: { filename: string; picture: string }) => void;
  onUseMiddle: () => void;
  onDraw: () => void;
}

/** Warns of a mask that is empty, not kept yet, nearly everything, or scattered. */
export function MaskPreflight(props: MaskPreflightProps) {
  return <Warnings warnings={useMaskWarnings(props)} />;
}
