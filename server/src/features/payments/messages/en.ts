/** What is bought, as the checkout and the bank's statement name it. `{credits}` and `{plan}` are gaps. */
export interface ItemWords {
  readonly oneCredit: string;
  readonly credits: string;
  readonly plan: string;
}

export const en: ItemWords = {
  oneCredit: '1 Maquette credit',
  credits: '{credits} Maquette credits',
  plan: 'Maquette {plan}, monthly',
};
