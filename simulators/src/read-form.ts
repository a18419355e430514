export interface FormFile {
  readonly bytes: Buffer;
  readonly name: string;
  readonly type: string;
}

/** A multipart body: texts and files by field name, in the order they came. */
export interface Form {
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, readonly FormFile[]>>;
}

/** Reads a multipart body; null when it is none. */
export async function readForm(bytes: Buffer, type: string | undefined): Promise<Form | null> {
  if (!type?.startsWith('multipart/form-data')) return null;
  try {
    const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
    return await sorted(await body.formData());
  } catch {
    return null;
  }
}

async function sorted(form: FormData): Promise<Form> {
  const texts: Record<string, string[]> = {};
  const files: Record<string, FormFile[]> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') (texts[name] ??= []).push(value);
    else {
      const bytes = Buffer.from(await value.arrayBuffer());
      (files[name] ??= []).push({ bytes, name: value.name, type: value.type });
    }
  }
  return { texts, files };
}
