import type { CallInput, Endpoint } from '@maquette/contract';

export interface CallOptions {
  signal?: AbortSignal;
  /** File fields of a multipart body. */
  files?: Readonly<Record<string, Blob>>;
  /** Makes a repeated call harmless: same key and body, same answer. */
  idempotencyKey?: string;
  /** The visit without an account that a call belongs to. */
  visit?: string;
  /** Share of the body that has left, 0 to 1. */
  onUploadProgress?: (share: number) => void;
  /** How much of a file to keep has come. */
  onDownloadProgress?: (receivedBytes: number) => void;
}

type Values = Readonly<Record<string, unknown>>;

function part(input: unknown, name: string): Values {
  const found = input !== null && typeof input === 'object' ? (input as Values)[name] : undefined;
  return found !== null && typeof found === 'object' ? (found as Values) : {};
}

function filled(values: Values): [string, string][] {
  return Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, textOf(value)]]));
}

/** What has parts is told in JSON. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function pathOf(endpoint: Endpoint, params: Values): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function multipart(form: Values, files: Readonly<Record<string, Blob>>): FormData {
  const body = new FormData();
  for (const [key, value] of filled(form)) body.append(key, value);
  for (const [key, file] of Object.entries(files)) {
    body.append(key, file, file instanceof File ? file.name : key);
  }
  return body;
}

/** Path below `/api`, with query. */
export function addressOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): string {
  const query = new URLSearchParams(filled(part(input, 'query'))).toString();
  return `/api${pathOf(endpoint, part(input, 'params'))}${query && `?${query}`}`;
}

/** Body and headers that follow from the endpoint: multipart where it takes a form or files, JSON where it takes a body. */
export function bodyOf<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): { body: FormData | string | null; headers: Record<string, string> } {
  const key = {
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    ...(options.visit && { 'x-visit': options.visit }),
  };
  if (endpoint.form || endpoint.files) {
    return { body: multipart(part(input, 'form'), options.files ?? {}), headers: key };
  }
  if (!endpoint.body) return { body: null, headers: key };
  return {
    body: JSON.stringify(part(input, 'body')),
    headers: { ...key, 'content-type': 'application/json' },
  };
}
