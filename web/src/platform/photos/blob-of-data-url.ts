/** The bytes of a base64 data URL as a blob. `fetch` would do it too, but the security policy forbids it. */
export function blobOfDataUrl(url: string): Blob {
  const comma = url.indexOf(',');
  const type = /^data:([^;,]+)/.exec(url)?.[1] ?? 'image/png';
  const text = atob(url.slice(comma + 1));
  return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type });
}
