import type { AuthPorts } from '../../../src/features/auth/ports.ts';

/** The port of verbs that tell somebody about themselves, where nobody has a plan or a card. */
export const withoutPlan: Pick<AuthPorts, 'subscriptionStatusOf'> = {
  subscriptionStatusOf: async () => ({ accountType: 'free', customerId: null }),
};
