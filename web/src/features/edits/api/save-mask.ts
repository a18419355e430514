import { editsEndpoints, type SaveMaskAnswer } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { dataUrlOf } from '../photo/data-url.ts';

export interface MaskToSave {
  /** A PNG. */
  readonly mask: Blob;
  /** The photo it is for. */
  readonly fileId: string;
}

/** Keeps a painted mask on the server. */
export const useSaveMask = () =>
  useMutation({
    mutationFn: async ({ mask, fileId }: MaskToSave): Promise<SaveMaskAnswer> =>
      call(editsEndpoints.saveMask, { body: { maskData: await dataUrlOf(mask), fileId } }),
  });
