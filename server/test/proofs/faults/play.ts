import { setTimeout as wait } from 'node:timers/promises';
import { Answers } from './answers.ts';
import { Installation } from './installation.ts';
import { judge } from './judge.ts';
import { keepingPlays, type Workshop } from './keeping.ts';
import { Person } from './person.ts';
import type { Plan } from './plan.ts';
import { filesRot } from './rot.ts';
import { strikes } from './strikes.ts';

export interface Played {
  /** What went against a promise, in a line each. */
  readonly faults: readonly string[];
  /** How calls were answered. */
  readonly answers: string;
}

/** Plays one plan from an empty installation, or a copy of one, to the judgement. */
export const play = async (plan: Plan, shop: Workshop): Promise<Played> => {
  const apart = keepingPlays[plan.befalling];
  if (apart) return { faults: await apart(plan, shop), answers: '' };
  return Installation.during({ plan, store: shop.store }, (on) => playAt(on, plan));
};

const playAt = async (on: Installation, plan: Plan): Promise<Played> => {
  const { chance, befalling } = plan;
  const answers = new Answers((requestId) => on.logOf(requestId));
  const newcomer = (index: number): Person =>
    new Person({ on, answers, chance, name: `person-${plan.seed}-${index}` });
  const people = Array.from({ length: plan.people }, (_, index) => newcomer(index));
  for (const person of people) await person.register();
  const late = newcomer(plan.people);
  const isAway = befalling === 'mail, identity and card provider are away';
  const work = people.map(async (person) => {
    for (let deed = 0; deed < plan.deeds; deed++) await person.act();
  });
  await wait(plan.afterMs);
  // Somebody new comes in the middle of it.
  work.push(late.register().then(() => late.upload()));
  if (isAway) work.push(late.signInElsewhere(), ...people.map((person) => person.buy()));
  const struck = await strikes[befalling]?.(on, plan);
  await Promise.all(work);
  people.push(late);
  const faults = [...(struck ?? [])];
  if (befalling === 'files rot') faults.push(...(await filesRot(on, plan, people)));
  faults.push(...(await judge(on, people)));
  return { faults: [...faults, ...answers.wrong], answers: answers.tell() };
};
