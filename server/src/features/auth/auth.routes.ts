import { authEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { getMe, register, signIn } from './accounts/index.ts';
import type { AuthPorts } from './ports.ts';
import { signOut } from './sessions/index.ts';

export const authRoutes = (ports: AuthPorts): Route[] => [
  bind(authEndpoints.register, (ctx, { body }, { userAgent }) =>
    register({ ...ctx, ...ports }, { ...body, userAgent }),
  ),
  bind(authEndpoints.login, (ctx, { body }, { userAgent }) => signIn(ctx, { ...body, userAgent })),
  bind(authEndpoints.logout, (ctx) => signOut(ctx)),
  bind(authEndpoints.me, (ctx) => getMe(ctx)),
];
