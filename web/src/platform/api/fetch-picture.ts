import { unanswered } from './api-error.ts';

/**
 * The bytes of a picture at an address of the own server: a signed one, or a file that ships with the product.
 * @throws ApiError when the server is out of reach, Error when the picture is not there; the signal's reason when aborted
 */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, signal ? { signal } : {}).catch((cause: unknown) => {
    throw signal?.aborted ? cause : unanswered();
  });
  if (!answer.ok) throw new Error(`HTTP error ${answer.status}`);
  return answer.blob();
}
