interface PercentFormat {
  /** How many digits may stand behind the comma. */
  readonly digits?: number;
}

/**
 * A share as a percentage in the reader's language: "57%", "57 %". Where a space belongs it is the no-break space of the
 * messages (`french-spaces.ts`): browsers know narrower ones, too.
 */
export function printPercent(share: number, language: string, { digits = 0 }: PercentFormat = {}): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits })
    .format(share)
    .replace(/\s(?=%)/, '\u00A0');
}
