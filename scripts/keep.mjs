// Moves, backs up, restores and drills (`move`, `backup`, `restore`, `drill`, each with its options).
import './setup/require-node.mjs';
import { launch } from './setup/launch.mjs';

await launch('keep.js');
