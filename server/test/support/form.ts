export interface FormFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** A multipart body for `inject` or `fetch`, with the header that goes with it. */
export const formOf = async (
  parts: Readonly<Record<string, string | FormFile>>,
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([new Uint8Array(part.bytes)]), part.filename);
  }
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
};
