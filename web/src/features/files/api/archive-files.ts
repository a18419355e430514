import { filesEndpoints } from '@maquette/contract';
import type { CallOptions } from '../../../platform/api/build-request.ts';
import { call } from '../../../platform/api/call.ts';

/**
 * Pictures as one ZIP; at most 200.
 * @throws ApiError when refused or unreachable; the signal's reason when aborted
 */
export const archiveFiles = (ids: readonly string[], options: CallOptions): Promise<Blob> =>
  call(filesEndpoints.archiveFiles, { body: { ids: [...ids] } }, options) as Promise<Blob>;
