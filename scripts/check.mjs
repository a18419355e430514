// Format, lint, types, import rules, unused code, features, messages, docs: silent when all is well. Needs no database.
import './setup/require-node.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runScript } from './setup/run-script.mjs';

await runScript(async (stop) => {
  await installPackages({ root: ROOT, stop });
  const { failed } = await runChecks(stop);
  return failed > 0 ? 1 : 0;
});
