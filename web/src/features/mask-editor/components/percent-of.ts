interface PercentOptions {
  /** With the percent sign of the language; the bare number otherwise. */
  readonly isAsSign: boolean;
}

/** A share as a percentage in the reader's language; below 10 with one digit more, so that little is not nothing. */
export function percentOf(share: number, language: string, { isAsSign }: PercentOptions): string {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  const rounded = share > 0 ? Math.max(share, 0.001) : 0;
  const value = isAsSign ? rounded : rounded * 100;
  const style = isAsSign ? 'percent' : 'decimal';
  return new Intl.NumberFormat(language, { style, maximumFractionDigits: digits }).format(value);
}
