import { filesEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

/** Takes a picture out of the trash. */
export const useRestoreFile = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(filesEndpoints.restoreFile, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(filesEndpoints.listFiles) }),
  });
};
