export { useCapabilities } from './use-capabilities.ts';
export { useEngine } from './use-engine.ts';
export { useEngineName } from './use-engine-name.ts';
