import { type Edit, editsEndpoints, filesEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** Makes another take of an edit its result: the history shows it then. */
export const useChooseTake = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (index: number): Promise<Edit> =>
      call(editsEndpoints.chooseTake, { params: { id }, body: { index } }),
    onSuccess: (edit) => {
      queries.setQueryData(keyOf(editsEndpoints.getEdit, { params: { id } }), edit);
      for (const endpoint of [
        editsEndpoints.listEdits,
        filesEndpoints.listFiles,
        filesEndpoints.listVersions,
      ])
        void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
  });
};
