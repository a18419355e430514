import { filesEndpoints } from '@maquette/contract';
import { call } from '../../../platform/api/call.ts';
import type { SentPhoto } from './make-uploads.ts';

/**
 * Stores a photo in the history.
 * @throws ApiError when refused, unreachable, or answered outside the contract; the signal's reason when aborted
 */
export const sendPhoto = async (
  image: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<SentPhoto> => {
  const { file, isNew } = await call(
    filesEndpoints.uploadFile,
    { form: { type: 'upload' } },
    { files: { image }, onUploadProgress: onProgress, signal },
  );
  return { picture: file, isKnown: !isNew };
};
