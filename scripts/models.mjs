// Adds open models to this installation and takes them away: `-- list`, `-- add <id>`, `-- verify`, `-- remove <id>`, `-- doctor`.
import './setup/require-node.mjs';
import { launch } from './setup/launch.mjs';

await launch('models.js', { asks: true });
