/** Whole cents of US dollars in the manner of the reader's language: "$9.00", "9,00 $US". */
export function printMoney(cents: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
