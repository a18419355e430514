import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes somebody an administrator as whoever runs the house does: by the command beside the server. */
export const makeAdministrator = (email: string): void => {
  const command = join(import.meta.dirname, '../server/dist/admin.js');
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  execFileSync(process.execPath, [command, 'grant', email], { env, stdio: 'ignore' });
};
