import { authEndpoints } from '@maquette/contract';
import { call } from '../../../platform/api/call.ts';

/** The person whose token is stored. */
export const getMe = (signal: AbortSignal) => call(authEndpoints.me, {}, { signal });
