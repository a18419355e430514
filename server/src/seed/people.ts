import type { Locale } from '@maquette/contract';

export interface SeedPerson {
  readonly name: 'fresh' | 'busy' | 'subscriber' | 'lapsed';
  readonly email: string;
  readonly fullName: string;
  /** Language of their mails. */
  readonly locale: Locale;
  /** Whether they have confirmed their address. */
  readonly isVerified: boolean;
  /** What they ask of the sample room, one after the other, as long as they have more than `keeps` credits. */
  readonly prompts: readonly string[];
  /** Credits. */
  readonly keeps: number;
  /** What they have subscribed to, and when: only with cards of the sandbox. */
  readonly plan: {
    readonly id: 'basic' | 'pro' | 'business';
    readonly renews: boolean;
    readonly daysAgo: number;
  } | null;
}

/** All of them sign in with this one: they are for trying things out, never for a real installation. */
export const seedPassword = 'Sofa-by-the-window-1';

/** The four named users. What lapsed was subscribed to has ended. */
export const seedPeople: readonly SeedPerson[] = [
  {
    name: 'fresh',
    email: 'fresh@maquette.test',
    fullName: 'Fleur Fresh',
    locale: 'en',
    isVerified: false,
    prompts: [],
    keeps: 0,
    plan: null,
  },
  {
    name: 'busy',
    email: 'busy@maquette.test',
    fullName: 'Bruno Busy',
    locale: 'en',
    isVerified: true,
    prompts: [
      'a brown leather sofa',
      'a wooden table and chairs',
      'a coffee table',
      'a large green plant',
      'un canapé bleu',
      'a modern painting',
      'a light grey sofa',
    ],
    keeps: 3,
    plan: null,
  },
  {
    name: 'subscriber',
    email: 'subscriber@maquette.test',
    fullName: 'Simone Subscriber',
    locale: 'en',
    isVerified: true,
    prompts: ['a coffee table'],
    keeps: 0,
    plan: { id: 'pro', renews: true, daysAgo: 5 },
  },
  {
    name: 'lapsed',
    email: 'lapsed@maquette.test',
    fullName: 'Leon Lapsed',
    locale: 'fr',
    isVerified: true,
    prompts: [],
    keeps: 0,
    plan: { id: 'basic', renews: false, daysAgo: 40 },
  },
];
