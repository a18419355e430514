/** Hands bytes to the browser to keep under a name, as a download. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The download has begun by the time the page is idle again.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
