import { createHash } from 'node:crypto';
import type { Desk, SimCall, SimReply, SimRoute } from '../simulator.ts';
import { type Account, apiVersion } from './account.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError, invalid } from './api-error.ts';
import { type FormValue, readFormBody } from './form-body.ts';
import { present } from './present.ts';

export interface Keys {
  readonly secret: string;
  readonly publishable: string;
}

interface Answered {
  readonly hash: string;
  readonly reply: SimReply;
}

/** Makes calls to routes: who may, which version, which parameters, and the same answer to the same key. */
export const serveCalls = (account: Account, calls: readonly ApiCall[], keys: Keys): SimRoute[] => {
  const answered = new Map<string, Answered>();

  const serve = (call: ApiCall, asked: SimCall, desk: Desk): SimReply => {
    const form = formOf(asked, desk);
    const refusal =
      call.isForPages && form['key'] === keys.publishable ? null : refuseCaller(asked, keys, desk);
    if (refusal) return refusal;
    delete form['key'];
    const key = String(asked.headers['idempotency-key'] ?? '');
    if (asked.method !== 'POST' || call.isForPages) return perform(call, { asked, form, desk }).reply;
    if (key === '' || key.length > 255) desk.violation(`${asked.path}: an idempotency key of no use`);
    const hash = createHash('sha256').update(`${asked.path}\n`).update(asked.bytes).digest('hex');
    const before = answered.get(key);
    if (before && before.hash !== hash) return otherOrder;
    if (before) return { ...before.reply, headers: { 'idempotent-replayed': 'true' } };
    const { reply, isFinal } = perform(call, { asked, form, desk });
    if (isFinal) answered.set(key, { hash, reply });
    return reply;
  };

  const perform = (
    call: ApiCall,
    { asked, form, desk }: { asked: SimCall; form: Record<string, FormValue>; desk: Desk },
  ): { reply: SimReply; isFinal: boolean } => {
    try {
      const read = call.params.safeParse(form);
      if (!read.success) {
        const said = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
        desk.violation(`${call.method} ${asked.path}: ${said}`);
        throw invalid(said, { code: 'parameter_unknown' });
      }
      const thing = call.perform(account, { caught: asked.caught, params: read.data });
      return { reply: { status: 200, body: present(account, thing, read.data.expand ?? []) }, isFinal: true };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { reply: error.reply, isFinal: error.isFinal };
    }
  };

  return calls.map((call) => ({
    method: call.method,
    path: call.path,
    step: call.step,
    serve: (asked, desk) => signed(serve(call, asked, desk)),
  }));
};

let requests = 0;

const signed = (reply: SimReply): SimReply => ({
  ...reply,
  headers: {
    'request-id': `req_${++requests}`,
    'stripe-version': apiVersion,
    'access-control-allow-origin': '*',
    ...reply.headers,
  },
});

const otherOrder: SimReply = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    },
  },
};

const formOf = ({ method, bytes, query, headers, path }: SimCall, desk: Desk): Record<string, FormValue> => {
  const isForm = String(headers['content-type']).startsWith('application/x-www-form-urlencoded');
  if (bytes.length > 0 && !isForm) desk.violation(`${path}: not a form`);
  try {
    return readFormBody(method === 'POST' || bytes.length > 0 ? bytes.toString() : query.toString());
  } catch (error) {
    desk.violation(`${path}: ${String(error)}`);
    return {};
  }
};

const refuseCaller = ({ headers, path }: SimCall, { secret }: Keys, desk: Desk): SimReply | null => {
  if (headers['stripe-version'] !== apiVersion)
    desk.violation(`${path}: version ${headers['stripe-version']}`);
  if (headers.authorization === `Bearer ${secret}`) return null;
  if (!headers.authorization) desk.violation(`${path}: without a key`);
  const message = 'Invalid API Key provided';
  return { status: 401, body: { error: { type: 'invalid_request_error', message } } };
};
