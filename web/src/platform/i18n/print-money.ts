/** Whole cents of US dollars in the manner of the reader's language: "$9.00", "9,00 $US". */
export const printMoney = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
