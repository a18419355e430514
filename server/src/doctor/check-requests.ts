import { guestId } from '../platform/database/migrations/0002-engines.ts';
import type { Check, Fault, Patient } from './fault.ts';
import { instant } from '../platform/instant.ts';

/** A call to a picture service lasts minutes: whoever held its place this long ago has died, and nobody tidied up. */
const abandonedMs = 24 * 3_600_000;

/** Variations belong to one call, visitors pay nothing, and no place at a picture service is held by the dead. */
export const checkRequests: Check = async (patient) => ({
  looked: {},
  faults: [
    ...(await brokenGroups(patient)),
    ...(await chargedGuests(patient)),
    ...(await abandonedSlots(patient)),
  ],
});

async function brokenGroups({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('edits')
    .leftJoin('edits as first', (join) =>
      join
        .onRef('first.id', '=', 'edits.request_id')
        .onRef('first.user_id', '=', 'edits.user_id')
        .onRef('first.tool', '=', 'edits.tool'),
    )
    .select(['edits.id', 'edits.request_id as requestId'])
    .where('first.id', 'is', null)
    .execute();
  return rows.map(({ id, requestId }) => ({
    code: 'request_group_broken',
    subject: `edits ${id}`,
    found: `belongs to the call ${requestId}, which began no edit of this person and tool`,
  }));
}

async function chargedGuests({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('edits')
    .select(['id', 'price', 'charged'])
    .where('user_id', '=', guestId)
    .where(({ or, eb }) => or([eb('price', '!=', 0), eb('charged', '!=', 0)]))
    .execute();
  return rows.map(({ id, price, charged }) => ({
    code: 'guest_charged',
    subject: `edits ${id}`,
    found: `without an account at a price of ${price}, charged ${charged}`,
  }));
}

async function abandonedSlots({ db, now }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('engine_slots')
    .select(['engine', 'slot', 'held_until as heldUntil'])
    .where('held_until', '<', now() - abandonedMs)
    .execute();
  return rows.map(({ engine, slot, heldUntil }) => ({
    code: 'slot_abandoned',
    subject: `engine_slots ${engine} ${slot}`,
    found: `held until ${instant(heldUntil)}`,
  }));
}
