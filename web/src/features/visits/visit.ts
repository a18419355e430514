import { editsEndpoints, type TakenOver, type Visit } from '@maquette/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { visitToken } from '../../platform/storage/preferences.ts';

/** The secret of the visit on this device; the first time that it is asked for, one is drawn. */
export function ownVisit(): string {
  const known = visitToken.get();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const drawn = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  visitToken.set(drawn);
  return drawn;
}

/** How many tries are left, and what was made so far. */
export const visitQuery = queryOptions({
  queryKey: ['/visits'],
  queryFn: ({ signal }) => call(editsEndpoints.lookAtVisit, { body: { visit: ownVisit() } }, { signal }),
});

/** What was ordered in a visit. @throws ApiError */
export async function editsOf(visit: string): Promise<Visit['edits']> {
  return (await call(editsEndpoints.lookAtVisit, { body: { visit } })).edits;
}

/** Makes what was tried on this device the signed-in person's own. @throws ApiError */
export function takeOver(visit: string): Promise<TakenOver> {
  return call(editsEndpoints.takeOverVisit, { body: { visit } });
}
