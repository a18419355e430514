import type { EntryWords } from './en.ts';

export const fr: EntryWords = {
  welcome: 'Crédits de bienvenue',
  purchase: 'Crédits achetés',
  month: 'Crédits mensuels de votre formule',
  refund: 'Crédits repris après un remboursement',
  adjustment: 'Ajustement par notre équipe',
};
