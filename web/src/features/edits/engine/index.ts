export { heededOnly, heeds, isByChance, lookFields, priceOf, type Serving } from './offer.ts';
export { useCapabilities } from './use-capabilities.ts';
export { useDefaultEngine, useEngine } from './use-engine.ts';
export { useEngineName } from './use-engine-name.ts';
