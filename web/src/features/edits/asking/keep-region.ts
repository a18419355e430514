import { editsEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { RegionInHand } from '../region/index.ts';
import type { Marked } from '../removal/index.ts';
import { regionName } from './region-name.ts';

/** Keeps a region found on the server; the same one again keeps its name, so that a repeated order stays the same. */
export const useKeepRegion = () => {
  const kept = useRef<{ mask: string; filename: string } | null>(null);
  return useMutation({
    mutationFn: async (mask: string): Promise<string> => {
      if (kept.current?.mask === mask) return kept.current.filename;
      const { maskFilename } = await call(editsEndpoints.saveMask, { body: { maskData: mask } });
      kept.current = { mask, filename: maskFilename };
      return maskFilename;
    },
  });
};

/** What a mask that is kept on the server is asked about by. */
export const savedMask = (filename: string): Marked => ({
  name: filename,
  keep: () => Promise.resolve(filename),
});

/** What a region that was found is asked about by, once it is shown: it is kept on the server only then. Null before. */
export const keptRegion = (
  region: Pick<RegionInHand, 'shown' | 'status'> | null,
  { mutateAsync }: Pick<ReturnType<typeof useKeepRegion>, 'mutateAsync'>,
): Marked | null => {
  const shown = region?.status === 'finding' ? null : (region?.shown ?? null);
  const name = regionName(shown);
  return shown && name !== null ? { name, keep: () => mutateAsync(shown.mask) } : null;
};
