import { type FormFile, formOf } from '../support/form.ts';

export interface VisitorCall {
  readonly json?: object;
  readonly form?: Readonly<Record<string, string | FormFile>>;
  /** Bearer token. */
  readonly token?: string;
}

/** Calls a server over the network the way a browser does, and reads every answer to its end. */
export const visitorOf =
  (url: string) =>
  async (method: string, path: string, { json, form, token }: VisitorCall = {}) => {
    const multipart = form && (await formOf(form));
    const body = multipart ? new Uint8Array(multipart.payload) : json && JSON.stringify(json);
    const answer = await fetch(`${url}${path.startsWith('/api') ? path : `/api${path}`}`, {
      method,
      ...(body && { body }),
      headers: {
        ...(json && { 'content-type': 'application/json' }),
        ...multipart?.headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    return { status: answer.status, body: await answer.text() };
  };
