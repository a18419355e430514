// Checks every invariant of the data directory or database (`-- --json` for machines; `-- --fix` puts right what is safe).
import './setup/require-node.mjs';
import { launch } from './setup/launch.mjs';

await launch('doctor.js');
