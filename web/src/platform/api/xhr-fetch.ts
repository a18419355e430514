const readHeaders = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** `fetch` that tells how much of the body has left, 0 to 1: fetch itself cannot in any browser without HTTP/2 streams. */
export const xhrFetch = (
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    request.responseType = 'blob';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () =>
      resolve(
        new Response(request.response as Blob, { status: request.status, headers: readHeaders(request) }),
      );
    request.onerror = () => reject(new TypeError('Network request failed'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (init.signal?.aborted) request.abort();
    else request.send((init.body as FormData | string | null) ?? null);
  });
