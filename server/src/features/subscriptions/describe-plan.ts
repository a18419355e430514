import type { Locale } from '@maquette/contract';
import { en, type PlanWords } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import type { PlanFacts } from './plans.ts';

const words: Record<Locale, PlanWords> = { en, fr };

/** What a plan is called, and who it is for, in the reader's language. */
export const describePlan = (plan: PlanFacts, locale: Locale): { name: string; description: string } =>
  words[locale][plan.id];
