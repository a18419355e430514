import type { ItemWords } from './en.ts';

export const fr: ItemWords = {
  oneCredit: '1 crédit Maquette',
  credits: '{credits} crédits Maquette',
  plan: 'Maquette {plan}, mensuel',
};
