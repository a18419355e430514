import { authEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { getMe } from './get-me.ts';
import type { AuthPorts } from './ports.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const authRoutes = (ports: AuthPorts): Route[] => [
  bind(authEndpoints.register, (ctx, { body }, { userAgent }) =>
    register({ ...ctx, ...ports }, { ...body, userAgent }),
  ),
  bind(authEndpoints.login, (ctx, { body }, { userAgent }) => signIn(ctx, { ...body, userAgent })),
  bind(authEndpoints.logout, (ctx) => signOut(ctx)),
  bind(authEndpoints.me, (ctx) => getMe(ctx)),
];
