import { profileEndpoints } from '@maquette/contract';
import { call } from '../../../platform/api/call.ts';

/**
 * Everything kept about the person signed in, as a ZIP.
 * @throws ApiError when refused, or when the connection broke before the end
 */
export const exportAccount = async (
  onProgress: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  const zip = await call(profileEndpoints.exportAccount, {}, { signal, onDownloadProgress: onProgress });
  if (!(zip instanceof Blob)) throw new TypeError('A download comes as a Blob');
  return zip;
};
