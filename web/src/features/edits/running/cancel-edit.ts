import { creditsEndpoints, type Edit, editsEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';

/** Stops an edit; what it held comes back. */
export function useCancelEdit() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<Edit> => call(editsEndpoints.cancelEdit, { params: { id } }),
    onSuccess: (edit) => {
      queries.setQueryData(keyOf(editsEndpoints.getEdit, { params: { id: edit.id } }), edit);
      void readAnew(queries, keyOf(creditsEndpoints.getBalance));
    },
  });
}
