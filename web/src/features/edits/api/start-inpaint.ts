import { creditsEndpoints, editsEndpoints, type EditAccepted, type InpaintForm } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { start } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

export interface InpaintOrder {
  readonly form: InpaintForm;
  /** The same key with the same order never starts a second edit. */
  readonly idempotencyKey: string;
}

/** Starts an edit and comes back at once; the work is watched through `useEdit`. */
export const useStartInpaint = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: InpaintOrder): Promise<EditAccepted> =>
      start(editsEndpoints.inpaint, { form }, { idempotencyKey }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(creditsEndpoints.getBalance) }),
  });
};
