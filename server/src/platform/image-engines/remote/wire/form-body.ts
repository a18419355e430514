import { randomUUID } from 'node:crypto';

export interface FormFile {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly filename: string;
}

/** A multipart body, ready to be sent. The bytes of its files are not copied: a dozen photos may be under way at a time. */
export interface FormBody {
  readonly contentType: string;
  readonly chunks: readonly Buffer[];
}

/** Texts and files as multipart/form-data (RFC 7578), in the order of the fields; those that are undefined are left out. */
export function formBody(fields: Readonly<Record<string, string | FormFile | undefined>>): FormBody {
  const boundary = `form-${randomUUID()}`;
  const chunks = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"`;
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const { bytes, mime, filename } = value;
    const fileHead = `${head}; filename="${quoted(filename)}"\r\ncontent-type: ${mime}\r\n\r\n`;
    return [Buffer.from(fileHead), bytes, Buffer.from('\r\n')];
  });
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    chunks: [...chunks, Buffer.from(`--${boundary}--\r\n`)],
  };
}

/** As browsers write names (WHATWG HTML, multipart form data). */
const quoted = (name: string): string =>
  name.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22');
