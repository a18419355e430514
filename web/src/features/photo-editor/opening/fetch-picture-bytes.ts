import { filesEndpoints } from '@maquette/contract';
import { call } from '../../../platform/api/call.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import type { PictureAddress } from './picture-address.ts';

/**
 * The bytes of a picture of the history.
 * @throws Error when they are not there or out of reach
 */
export const fetchPictureBytes = async (
  { kind, url }: Exclude<PictureAddress, { kind: 'none' }>,
  signal: AbortSignal,
): Promise<Blob> => {
  if (kind === 'proxied')
    return (await call(filesEndpoints.proxyFile, { query: { url } }, { signal })) as Blob;
  return url.startsWith('data:') ? blobOfDataUrl(url) : fetchPicture(url, signal);
};
