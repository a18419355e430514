import { filesEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** Moves a picture to the trash. */
export const useDeleteFile = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(filesEndpoints.deleteFile, { params: { id }, query: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(filesEndpoints.listFiles) }),
  });
};
