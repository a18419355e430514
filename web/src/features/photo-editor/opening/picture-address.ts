export type PictureAddress =
  | { readonly kind: 'direct'; readonly url: string }
  /** Of another origin: asked for through the own server, which opens its own pictures alone. */
  | { readonly kind: 'proxied'; readonly url: string }
  | { readonly kind: 'none' };

/**
 * Where the bytes of a picture are fetched from. Relative and same-origin addresses and data URLs are fetched as they
 * are, any other web address through the file proxy; what is no address of the web is not fetched at all.
 */
export const pictureAddress = (url: string, origin: string): PictureAddress => {
  if (/^data:image\//i.test(url)) return { kind: 'direct', url };
  if (url === '' || !URL.canParse(url, origin)) return { kind: 'none' };
  const { protocol, origin: host } = new URL(url, origin);
  if (protocol !== 'http:' && protocol !== 'https:') return { kind: 'none' };
  return host === origin ? { kind: 'direct', url } : { kind: 'proxied', url };
};
