import { editsEndpoints, type SaveMaskAnswer } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { dataUrlOf } from '../photo/data-url.ts';

/** Keeps a painted mask on the server. */
export const useSaveMask = () =>
  useMutation({
    mutationFn: async (mask: Blob): Promise<SaveMaskAnswer> =>
      call(editsEndpoints.saveMask, { body: { maskData: await dataUrlOf(mask) } }),
  });
