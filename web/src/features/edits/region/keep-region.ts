import { editsEndpoints, type SaveMaskAnswer } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import type { DraftMask } from '../draft/draft.ts';
import { dataUrlOf } from '../photo/data-url.ts';
import type { Region } from './region-draft.ts';
import type { RegionInHand } from './use-region.ts';

/** What is to be changed: its own name, and how it comes to be kept on the server under which name. */
export interface Marked {
  readonly name: string;
  readonly keep: () => Promise<string>;
}

interface MaskToSave {
  /** A PNG. */
  readonly mask: Blob;
  /** The photo it is for. */
  readonly fileId: string;
}

/** Keeps a painted mask on the server. */
export function useSaveMask() {
  return useMutation({
    mutationFn: async ({ mask, fileId }: MaskToSave): Promise<SaveMaskAnswer> =>
      call(editsEndpoints.saveMask, { body: { maskData: await dataUrlOf(mask), fileId } }),
  });
}

/** Keeps a region found on the server; the same one again keeps its name, so that a repeated order stays the same. */
export function useKeepRegion() {
  const kept = useRef<{ mask: string; filename: string } | null>(null);
  return useMutation({
    mutationFn: async (mask: string): Promise<string> => {
      if (kept.current?.mask === mask) return kept.current.filename;
      const { maskFilename } = await call(editsEndpoints.saveMask, { body: { maskData: mask } });
      kept.current = { mask, filename: maskFilename };
      return maskFilename;
    },
  });
}

/** What a painted mask is asked about by; `settle` keeps it as it stands and tells its name on the server. */
export function paintedMask({ filename }: DraftMask, settle: () => Promise<string | null>): Marked {
  return {
    name: filename ?? 'painted',
    keep: async () => (await settle()) ?? filename ?? '',
  };
}

/** What a region that was found is asked about by, once it is shown: it is kept on the server only then. Null before. */
export function keptRegion(
  region: Pick<RegionInHand, 'shown' | 'status'> | null,
  { mutateAsync }: Pick<ReturnType<typeof useKeepRegion>, 'mutateAsync'>,
): Marked | null {
  const shown = region?.status === 'finding' ? null : (region?.shown ?? null);
  const name = regionName(shown);
  return shown && name !== null ? { name, keep: () => mutateAsync(shown.mask) } : null;
}

/** Stands for a region by name where it is not kept on the server yet. */
export function regionName(region: Region | null): string | null {
  return region && [region.coverage, ...region.bounds].join(' ');
}
