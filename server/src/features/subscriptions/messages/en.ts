import type { PlanFacts } from '../plans.ts';

/** What plans are called and who they are for. */
export type PlanWords = Readonly<
  Record<PlanFacts['id'], { readonly name: string; readonly description: string }>
>;

export const en: PlanWords = {
  basic: {
    name: 'Basic',
    description: 'For a room or two: 100 credits a month and 10\u00A0GB for your pictures.',
  },
  pro: { name: 'Pro', description: 'For whole homes: 300 credits a month and 50\u00A0GB for your pictures.' },
  business: {
    name: 'Business',
    description: 'For teams and programs: 1,000 credits a month and room for all your pictures.',
  },
};
