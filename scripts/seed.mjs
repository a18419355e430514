// Fills the data directory with four named users: fresh, busy, subscriber and lapsed.
import './setup/require-node.mjs';
import { launch } from './setup/launch.mjs';

await launch('seed.js');
