import { SIGNS } from '../../engine/src/models.ts';
import type { Table } from './fit.ts';

const HEAD = `import type { Sign } from './signs.ts';

/** Kinds of things that are trusted by curves of their own. */
export type TrustedSort = 'surface' | 'large' | 'small';
/** Points of a curve: what the signs say together, and the overlap that came of it. Both rise. */
export type TrustCurve = readonly (readonly [said: number, came: number])[];

interface Trusted {
  readonly weights: Readonly<Record<Sign, number>>;
  readonly curve: TrustCurve;
}

/** Written by \`npm run trust\`, on rendered rooms alone: see training/README.md. */
`;

/** The source of the engine's table, as prettier would print it. */
export function writeTable(table: Table): string {
  const sorts = Object.entries(table).map(([sort, { weights, curve }]) =>
    [
      `  ${sort}: {`,
      '    weights: {',
      ...SIGNS.map((sign) => `      ${sign}: ${weights[sign]},`),
      '    },',
      '    curve: [',
      ...curve.map(([said, came]) => `      [${said}, ${came}],`),
      '    ],',
      '  },',
    ].join('\n'),
  );
  return `${HEAD}export const TRUST_CURVES: Readonly<Record<TrustedSort, Trusted>> = {\n${sorts.join('\n')}\n};\n`;
}
