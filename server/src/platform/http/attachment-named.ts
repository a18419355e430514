/**
 * A `Content-Disposition` that has the answer kept under this name (RFC 6266), by any browser: in ASCII, and as it really is
 * (RFC 8187).
 */
export function attachmentNamed(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const exact = encodeURIComponent(Buffer.from(filename).toString()).replace(/['()*]/g, percentEncoded);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}

const percentEncoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
