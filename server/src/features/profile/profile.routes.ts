import { profileEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import type { ProfilePorts } from './ports.ts';
import { updateProfile } from './update-profile.ts';

export const profileRoutes = (ports: ProfilePorts): Route[] => [
  bind(profileEndpoints.updateProfile, (ctx, { body }) => updateProfile({ ...ctx, ...ports }, body)),
  bind(profileEndpoints.exportAccount, (ctx) => exportAccount({ ...ctx, ...ports })),
  bind(profileEndpoints.deleteAccount, (ctx, { body }) => deleteAccount({ ...ctx, ...ports }, body)),
];
