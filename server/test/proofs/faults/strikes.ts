import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf } from '../../support/process-tree.ts';
import type { Fault } from '@maquette/simulators';
import type { Installation, Member, Strike } from './installation.ts';
import type { Plan } from './plan.ts';
import { strikesOnMachines } from './strikes-on-machines.ts';
import { strikesOnStores } from './strikes-on-stores.ts';

const memberOf = (on: Installation, plan: Plan, role?: Member['role']): Member => {
  const fitting = on.members.filter((member) => role === undefined || member.role === role);
  return plan.chance.pick(fitting);
};

const kill: Strike = async (on, plan) => {
  const member = memberOf(on, plan);
  const below = descendantsOf(member.server.process.pid ?? 0);
  if (below.length > 0 && plan.chance.hits(0.4))
    return void process.kill(plan.chance.pick(below).pid, 'SIGKILL');
  await on.kill(member);
  await on.start(member.role);
};

const killOneOfEach: Strike = async (on, plan) => {
  const fallen = [memberOf(on, plan, 'web'), memberOf(on, plan, 'worker')];
  await Promise.all(fallen.map((member) => on.kill(member)));
  await wait(plan.forMs);
  // Sometimes nobody comes in their place.
  if (plan.chance.hits(0.5)) for (const { role } of fallen) await on.start(role);
};

const replaceAll: Strike = async (on) => {
  for (const member of [...on.members]) {
    // Alone it has to be gone first: the folder is one server's.
    if (on.kind === 'many') await on.start(member.role);
    await on.stop(member);
    if (on.kind === 'alone') await on.start(member.role);
  }
};

const outsidersAway: Strike = async ({ outside }, { forMs, chance }) => {
  const steps = ['open-checkout', 'read-checkout'];
  const harm = (): Fault =>
    chance.pick<Fault>([{ status: 503 }, { lostAnswer: true }, { truncated: true }, { htmlBody: true }]);
  for (let call = 0; call < 6; call++) outside.cards.next({ ...harm(), at: chance.pick(steps) });
  for (let call = 0; call < 2; call++) outside.identities.next({ ...harm(), at: 'google-keys' });
  await outside.closeMail();
  await wait(forMs);
  await outside.openMail();
};

const picturesFail: Strike = async ({ outside }, { forMs, chance }) => {
  const harms: readonly Fault[] = [
    { status: 500 },
    { status: 429, headers: { 'retry-after': '1' } },
    { htmlBody: true },
    { truncated: true },
    { lostAnswer: true },
    { neverAnswer: true },
    { wrongType: true },
    { bomb: true },
    { cutPicture: true },
    { moderated: true },
    { filtered: true },
    { delayMs: 1_500 },
  ];
  for (let call = 0; call < 5; call++) outside.pictures.next(chance.pick(harms));
  await wait(forMs);
};

/** What befalls an installation while people use it. */
export const strikes: Readonly<Record<string, Strike>> = {
  'the process is killed, or one that works for it': kill,
  'the process is asked to stop': replaceAll,
  'a web process and a worker are killed': killOneOfEach,
  'all processes are replaced one after the other': replaceAll,
  'mail, identity and card provider are away': outsidersAway,
  'the picture service fails in every way': picturesFail,
  ...strikesOnMachines,
  ...strikesOnStores,
};
