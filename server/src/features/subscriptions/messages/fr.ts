import type { PlanWords } from './en.ts';

export const fr: PlanWords = {
  basic: {
    name: 'Basic',
    description: 'Pour une pièce ou deux : 100 crédits par mois et 10 Go pour vos images.',
  },
  pro: {
    name: 'Pro',
    description: 'Pour toute la maison : 300 crédits par mois et 50 Go pour vos images.',
  },
  business: {
    name: 'Business',
    description:
      'Pour les équipes et les programmes : 1 000 crédits par mois et de la place pour toutes vos images.',
  },
};
