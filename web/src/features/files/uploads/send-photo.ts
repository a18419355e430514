import { filesEndpoints } from '@maquette/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import { send } from '../../../platform/api/call.ts';
import type { SentPhoto } from './make-uploads.ts';
import { wasThereBefore } from './model/was-there-before.ts';

/**
 * Stores a photo in the history.
 * @throws ApiError when refused, unreachable, or answered outside the contract; the signal's reason when aborted
 */
export const sendPhoto = async (
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<SentPhoto> => {
  const begun = performance.now();
  const response = await send(
    filesEndpoints.uploadFile,
    { form: { type: 'upload' } },
    { files: { image: file }, onUploadProgress: onProgress, signal },
  );
  const answer = filesEndpoints.uploadFile.response.safeParse(await response.json().catch(() => null));
  if (!answer.success)
    throw new ApiError({ status: response.status, code: null, message: 'API request failed' });
  const picture = answer.data.file;
  const isKnown = wasThereBefore({
    createdAt: picture.createdAt,
    date: response.headers.get('date'),
    tookMs: performance.now() - begun,
  });
  return { picture, isKnown };
};
