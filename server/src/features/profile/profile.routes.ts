import { profileEndpoints } from '@maquette/contract';
import { bindWith, type Route } from '../../platform/http/route.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import type { ProfilePorts } from './ports.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(ports: ProfilePorts): Route[] {
  const bind = bindWith(ports);
  return [
    bind(profileEndpoints.updateProfile, (ctx, { body }) => updateProfile(ctx, body)),
    bind(profileEndpoints.exportAccount, (ctx) => exportAccount(ctx)),
    bind(profileEndpoints.deleteAccount, (ctx, { body }) => deleteAccount(ctx, body)),
  ];
}
