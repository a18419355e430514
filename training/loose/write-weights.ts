import type { Fitted } from './fit-loose.ts';

/** The source of the engine's table, as prettier would print it; `signs` names the weights. */
export function writeWeights({ bias, weights }: Fitted, signs: readonly string[]): string {
  const lines = weights.map((weight, k) => `  ${weight}, // ${signs[k]}`);
  return `/** Written by \`npm run loose\`, on rendered rooms alone: see training/README.md. */
export const LOOSE_BIAS = ${bias};
/** In the order of \`LOOSE_SIGNS\`. */
export const LOOSE_WEIGHTS: readonly number[] = [
${lines.join('\n')}
];
`;
}
