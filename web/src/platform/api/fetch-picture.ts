/**
 * The bytes of a picture at an address of the own server: a signed one, or a file that ships with the product.
 * @throws Error when it is not there or out of reach
 */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`HTTP error ${answer.status}`);
  return answer.blob();
}
