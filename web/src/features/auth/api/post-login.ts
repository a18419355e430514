import { authEndpoints, type LoginBody } from '@maquette/contract';
import { call } from '../../../platform/api/call.ts';

export const postLogin = (body: LoginBody) => call(authEndpoints.login, { body });
