import { creditsEndpoints, type Edit, editsEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** Orders in full size what a preview shows; however often it is asked for, it is ordered once. */
export const useKeepPreview = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<Edit> => call(editsEndpoints.keepPreview, { params: { id } }),
    onSuccess: (edit) => {
      queries.setQueryData(keyOf(editsEndpoints.getEdit, { params: { id: edit.id } }), edit);
      void queries.invalidateQueries({ queryKey: keyOf(creditsEndpoints.getBalance) });
      void queries.invalidateQueries({ queryKey: keyOf(editsEndpoints.listEdits) });
      void queries.invalidateQueries({ queryKey: keyOf(editsEndpoints.getEdit, { params: { id } }) });
    },
  });
};
