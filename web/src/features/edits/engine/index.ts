export { useCapabilities } from './use-capabilities.ts';
export { useEngine } from './use-engine.ts';
