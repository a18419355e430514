import { authEndpoints, profileEndpoints, type UpdateProfileBody } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';

/** Changes name or language; whoever shows the person signed in shows the new state at once. */
export function useUpdateProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateProfileBody) => call(profileEndpoints.updateProfile, { body }),
    onSuccess: ({ user }) => queries.setQueryData(keyOf(authEndpoints.me, {}), { user }),
  });
}
