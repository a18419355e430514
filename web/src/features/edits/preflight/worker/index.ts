export { askPreflight } from './ask-preflight.ts';
