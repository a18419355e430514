/** Whole cents of US dollars in the manner of the reader's language: "$9.00", "9,00 $US". */
export function printMoney(cents: number, language: string): string {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  return withMinus(money.format(cents / 100));
}

/** What comes or goes, in whole numbers: "+100", "−2". */
export function printChange(amount: number, language: string): string {
  return withMinus(new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(amount));
}

/** `Intl` writes a hyphen, which is shorter and stands lower than the plus. */
function withMinus(printed: string): string {
  return printed.replace('-', '−');
}
