// Adds open models to this installation and takes them away: `-- list`, `-- add <id>`, `-- verify`, `-- doctor`, `-- record <id>`, `-- remove <id>`.
import './setup/require-node.mjs';
import { launch } from './setup/launch.mjs';

await launch('models.js', { asks: true });
