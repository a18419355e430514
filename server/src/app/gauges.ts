import { lastBackup, lastDrill } from '../backup/runs.ts';
import { openByEngine } from '../features/edits/index.ts';
import type { Context } from '../platform/context.ts';
import { gateStates } from '../platform/image-engines/remote/gate-states.ts';
import { waitingMails } from '../platform/mailer/waiting-mails.ts';
import type { Gauge } from '../platform/observing/meter.ts';

const MS_PER_SECOND = 1000;

/** What the database knows of the whole product: every process that is asked tells the same. */
export function databaseGauges(context: () => Context): readonly Gauge[] {
  const since = (ms: number | null): number =>
    ms === null ? 0 : Math.max(0, context().now() - ms) / MS_PER_SECOND;
  return [
    {
      name: 'edits_open',
      help: 'Edits that wait or are worked on, of all processes together',
      labels: ['engine', 'state'],
      read: async () =>
        (await openByEngine(context().db)).map(({ engine, state, edits }) => ({
          labels: { engine, state },
          value: edits,
        })),
    },
    {
      name: 'queue_waiting',
      help: 'Edits that wait, of all processes together',
      read: async () => [{ value: (await queued(context())).reduce((sum, { edits }) => sum + edits, 0) }],
    },
    {
      name: 'queue_oldest_seconds',
      help: 'How long the oldest waiting edit has waited; 0 when none waits',
      read: async () => {
        const oldest = (await queued(context())).map(({ oldestAt }) => since(oldestAt));
        return [{ value: Math.max(0, ...oldest) }];
      },
    },
    {
      name: 'engine_open',
      help: '1 while a picture service that has failed or paused is called, 0 while it is not',
      labels: ['engine'],
      read: async () =>
        (await gateStates(context())).map(({ engine, isOpen }) => ({
          labels: { engine },
          value: Number(isOpen),
        })),
    },
    {
      name: 'mails_waiting',
      help: 'Mails that have not left, of all processes together',
      read: async () => [{ value: (await waitingMails(context())).waiting }],
    },
    {
      name: 'mails_oldest_seconds',
      help: 'How long the oldest of them has waited; 0 when none waits',
      read: async () => [{ value: since((await waitingMails(context())).oldestAt) }],
    },
    {
      name: 'backup_age_seconds',
      help: 'How long ago a backup, and a drill of one, last went well; left out where none ever did',
      labels: ['kind'],
      read: async () => {
        const { db } = context();
        const runs = { backup: await lastBackup(db), drill: await lastDrill(db) };
        return Object.entries(runs).flatMap(([kind, run]) =>
          run?.succeededAt ? { labels: { kind }, value: since(run.succeededAt) } : [],
        );
      },
    },
  ];
}

const queued = async ({ db }: Context) => (await openByEngine(db)).filter(({ state }) => state === 'queued');
