import { filesEndpoints, limits } from '@maquette/contract';
import { call } from '../../platform/api/call.ts';

/** As many pictures as one call takes. */
function portions(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / limits.bulkMax) }, (_, at) =>
    ids.slice(at * limits.bulkMax, (at + 1) * limits.bulkMax),
  );
}

async function inPortions(
  ids: readonly string[],
  send: (portion: string[]) => Promise<unknown>,
): Promise<void> {
  for (const portion of portions(ids)) await send(portion);
}

/**
 * Moves pictures to the trash, or deletes them for good.
 * @throws ApiError when refused or unreachable; portions of 200 before it are done
 */
export async function deleteFiles(ids: readonly string[], permanent: boolean): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    const query = permanent ? { permanent: 'true' as const } : {};
    await call(filesEndpoints.deleteFile, { params: { id: only }, query });
    return;
  }
  await inPortions(ids, (portion) =>
    call(filesEndpoints.deleteFiles, { body: { ids: portion, ...(permanent && { permanent }) } }),
  );
}

/**
 * Takes pictures out of the trash.
 * @throws ApiError when refused or unreachable; portions of 200 before it are done
 */
export async function restoreFiles(ids: readonly string[]): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    await call(filesEndpoints.restoreFile, { params: { id: only } });
    return;
  }
  await inPortions(ids, (portion) => call(filesEndpoints.restoreFiles, { body: { ids: portion } }));
}

/**
 * Stars pictures, or takes their stars.
 * @throws ApiError when refused or unreachable; portions of 200 before it are done
 */
export async function starFiles(ids: readonly string[], isStarred: boolean): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    await call(isStarred ? filesEndpoints.starFile : filesEndpoints.unstarFile, { params: { id: only } });
    return;
  }
  await inPortions(ids, (portion) =>
    call(filesEndpoints.starFiles, { body: { ids: portion, starred: isStarred } }),
  );
}

/**
 * Puts pictures into an album, or out of theirs.
 * @throws ApiError when refused or unreachable; portions of 200 before it are done
 */
export async function moveFiles(ids: readonly string[], albumId: string | null): Promise<void> {
  await inPortions(ids, (portion) => call(filesEndpoints.moveFiles, { body: { ids: portion, albumId } }));
}
