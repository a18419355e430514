import type { Fitted } from './fit-loose.ts';

/** Characters in a line, as prettier would print it. */
const WIDTH = 110;

/** The source of the engine's table, as prettier would print it. */
export function writeWeights({ bias, weights }: Fitted): string {
  const lines: string[] = [];
  let line = ' ';
  for (const weight of weights) {
    if (line.length + `${weight},`.length + 1 > WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${weight},`;
  }
  lines.push(line);
  return `/** Written by \`npm run loose\`, on rendered rooms alone: see training/README.md. */
export const LOOSE_BIAS = ${bias};
/** In the order of \`LOOSE_SIGNS\`. */
export const LOOSE_WEIGHTS: readonly number[] = [
${lines.join('\n')}
];
`;
}
