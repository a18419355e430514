import type { PlanWords } from './en.ts';

export const fr: PlanWords = {
  basic: {
    name: 'Basic',
    description: 'Pour une pièce ou deux\u00A0: 100\u00A0crédits par mois et 10\u00A0Go pour vos images.',
  },
  pro: {
    name: 'Pro',
    description: 'Pour toute la maison\u00A0: 300\u00A0crédits par mois et 50\u00A0Go pour vos images.',
  },
  business: {
    name: 'Business',
    description:
      'Pour les équipes et les programmes\u00A0: 1\u00A0000\u00A0crédits par mois et de la place pour toutes vos images.',
  },
};
