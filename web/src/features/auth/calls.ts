import { authEndpoints, type LoginBody } from '@maquette/contract';
import { call } from '../../platform/api/call.ts';

/** The person whose token is stored. */
export function getMe(signal: AbortSignal) {
  return call(authEndpoints.me, {}, { signal });
}

export function postLogin(body: LoginBody) {
  return call(authEndpoints.login, { body });
}
