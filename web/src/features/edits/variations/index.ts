export { type EditOrder, premiumFormat } from './edit-order.ts';
export { randomSeed, seedOf } from './random-seed.ts';
export { useStartOrder } from './start-order.ts';
export { useAwaitedEdits } from './use-awaited-edits.ts';
export { VariationsField } from './VariationsField.tsx';
export { VariationTiles } from './VariationTiles.tsx';
