/** A name that is no setting, and the setting that was likely meant; null = none is like it. */
export interface UnknownSetting {
  readonly name: string;
  readonly likely: string | null;
}

export interface GivenNames {
  /** Of everything in the environment: most of it is other programs'. */
  readonly inEnvironment: readonly string[];
  /** Of the settings file, which is ours alone. */
  readonly inFile: readonly string[];
}

/** What Node and the libraries read from the environment by themselves. */
const OTHERS = /^(NODE|UV|AWS|PG|SSL_CERT|PM2)_|^(TZ|PATH|HOME|LANG|TMPDIR|HTTP_PROXY|HTTPS_PROXY|NO_PROXY)$/;
const OWN_PREFIX = /^MAQUETTE_/;
/** Shorter names are like too many others. Letters. */
const TELLING = 7;
/** One slip is forgiven for each of so many letters. */
const LETTERS_A_SLIP = 6;

/**
 * Names that look like settings and are none. In the environment only those that are nearly a setting's name are ours; in
 * the settings file every name is.
 */
export function unknownSettings(
  { inEnvironment, inFile }: GivenNames,
  known: readonly string[],
): UnknownSetting[] {
  const isKnown = new Set(known);
  const ofFile = new Set(inFile);
  return [...new Set([...inEnvironment, ...inFile])]
    .filter((name) => !isKnown.has(name) && !OTHERS.test(name))
    .map((name) => ({ name, likely: likeliest(name, { known, isOurs: ofFile.has(name) }) }))
    .filter(({ name, likely }) => likely !== null || ofFile.has(name));
}

function likeliest(
  name: string,
  { known, isOurs }: { known: readonly string[]; isOurs: boolean },
): string | null {
  const letters = lettersOf(name);
  const near = known
    .filter((setting) => isOurs || lettersOf(setting).length >= TELLING)
    .map((setting) => ({ setting, slips: slipsBetween(letters, lettersOf(setting)) }))
    .filter(({ setting, slips }) => slips <= Math.max(1, lettersOf(setting).length / LETTERS_A_SLIP))
    .toSorted((one, other) => one.slips - other.slips);
  return near[0]?.setting ?? null;
}

const lettersOf = (name: string): string =>
  name.toUpperCase().replace(OWN_PREFIX, '').replaceAll(/[_-]/g, '');

/** Letters left out, put in, changed or swapped with their neighbour: Damerau's distance in its restricted form (CACM 7, 1964). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}
