import { editsEndpoints, type TakenOver } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { visitToken } from '../../platform/storage/preferences.ts';

/** How many tries are left, and what was made so far. The first look begins the visit. */
export const visitQuery = queryOptions({
  queryKey: ['/visits'],
  queryFn: async ({ signal }) => {
    const known = visitToken.get();
    const visit = await call(editsEndpoints.lookAtVisit, { body: known ? { visit: known } : {} }, { signal });
    if (visitToken.get() !== visit.visit) visitToken.set(visit.visit);
    return visit;
  },
});

/** Makes what was tried on this device the signed-in person's own. @throws ApiError */
export function takeOver(visit: string): Promise<TakenOver> {
  return call(editsEndpoints.takeOverVisit, { body: { visit } });
}
