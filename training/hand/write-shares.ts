import type { HandShares, HandSort } from '../../engine/src/models.ts';

const HEAD = `/** What a hand does: frames, clicks on a side of the room or a thing, or corrects what lacks something or has too much. */
export type HandSort = 'box' | 'onShell' | 'onThing' | 'missing' | 'tooMuch';

/** How much features and the network's answer count beside each other, and what is added: log-odds. */
export interface HandShares {
  readonly features: number;
  readonly answer: number;
  readonly bold: number;
}

/** Written by \`npm run hand\`, on rendered rooms alone, but for the box's, which are set by hand: see training/README.md. */
`;

/** The source of the engine's table, as prettier would print it. */
export function writeShares(table: Readonly<Record<HandSort, HandShares>>): string {
  const rows = Object.entries(table).map(
    ([sort, { features, answer, bold }]) =>
      `  ${sort}: { features: ${features}, answer: ${answer}, bold: ${bold} },`,
  );
  return `${HEAD}export const HAND_SHARES: Readonly<Record<HandSort, HandShares>> = {\n${rows.join('\n')}\n};\n`;
}
