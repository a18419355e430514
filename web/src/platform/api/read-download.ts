import { ApiError } from './api-error.ts';

/**
 * Reads a file to its end, telling after each piece how much has come.
 * @throws ApiError when the connection breaks before the end; the signal's reason when aborted
 */
export const readDownload = async (
  response: Response,
  {
    onDownloadProgress,
    signal,
  }: { onDownloadProgress?: (receivedBytes: number) => void; signal?: AbortSignal },
): Promise<Blob> => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      pieces.push(piece.value);
      receivedBytes += piece.value.byteLength;
      onDownloadProgress?.(receivedBytes);
    }
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: null, message: 'API request failed' });
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
};
