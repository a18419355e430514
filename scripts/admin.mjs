// Says who may administer: `-- grant <email>`, `-- revoke <email>`, `-- list`.
import './setup/require-node.mjs';
import { launch } from './setup/launch.mjs';

await launch('admin.js');
