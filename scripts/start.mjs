// Brings a fresh clone to the running product, and stays in the foreground until it is told to stop.
import './setup/require-node.mjs';
import { PRODUCTS } from './setup/build-stale.mjs';
import { launch } from './setup/launch.mjs';

await launch('main.js', { products: [PRODUCTS.server, PRODUCTS.web] });
