import type { Check, Fault, Patient } from './fault.ts';
import { walk } from '../platform/walk.ts';

/** How long past its deadline an edit may take to be ended: as long as taking it over from a dead process does. */
const graceMs = 30_000;

interface EditOnFile {
  id: string;
  state: string;
  price: number;
  charged: number;
  resultId: string | null;
  deadlineAt: number;
  reserved: number | null;
  reservation: string | null;
  previewUntil: number | null;
}

/** A finished edit has cost its price and has a result, any other has cost nothing; none is past its deadline. */
export const checkEdits: Check = async (patient) => {
  const spent = await spentByEdit(patient);
  const faults: Fault[] = [];
  let edits = 0;
  for await (const edit of editsOf(patient)) {
    edits++;
    faults.push(...faultsOf(edit, spent.get(edit.id) ?? 0, patient.now()));
    spent.delete(edit.id);
  }
  const strays = [...spent.keys()].map((editId): Fault => ({
    code: 'ledger_entry_without_edit',
    subject: `edits ${editId}`,
    found: `the ledger says it cost ${spent.get(editId)}, but it does not exist`,
  }));
  return { looked: { edits }, faults: [...faults, ...strays, ...(await strayReservations(patient))] };
};

function faultsOf(edit: EditOnFile, spent: number, now: number): Fault[] {
  const subject = `edits ${edit.id}`;
  const hasSucceeded = edit.state === 'succeeded';
  const isOpen = edit.state === 'queued' || edit.state === 'running';
  const due = hasSucceeded ? edit.price : 0;
  const expected = reservationExpected(edit.state);
  const isFree = edit.price === 0 && edit.reservation === null;
  const faults: Fault[] = [];

  if (edit.charged !== due || spent !== due)
    faults.push({
      code: 'charge_differs',
      subject,
      found: `${edit.state} at a price of ${edit.price}: charged ${edit.charged}, the ledger says ${spent}`,
    });
  if (!isFree && (edit.reservation !== expected || edit.reserved !== edit.price))
    faults.push({
      code: 'reservation_differs',
      subject,
      found: `${edit.state} with ${edit.reserved ?? 'no'} credits ${edit.reservation ?? 'reserved'}, should be ${edit.price} ${expected}`,
    });
  // The picture of a preview goes after a day.
  if (hasSucceeded && edit.resultId === null && edit.previewUntil === null)
    faults.push({ code: 'result_missing', subject, found: 'succeeded without a result' });
  if (isOpen && now > edit.deadlineAt + graceMs)
    faults.push({
      code: 'edit_overdue',
      subject,
      found: `${edit.state} ${Math.round((now - edit.deadlineAt) / 1000)} s past its deadline`,
    });
  return faults;
}

function reservationExpected(state: string): 'settled' | 'released' | 'held' {
  if (state === 'succeeded') return 'settled';
  return state === 'failed' || state === 'cancelled' ? 'released' : 'held';
}

const editsOf = ({ db }: Patient) =>
  walk<EditOnFile>((last, limit) =>
    db
      .selectFrom('edits')
      .leftJoin('credit_reservations as reservation', (join) =>
        join.onRef('reservation.edit_id', '=', 'edits.id').onRef('reservation.user_id', '=', 'edits.user_id'),
      )
      .select([
        'edits.id',
        'edits.state',
        'edits.price',
        'edits.charged',
        'edits.result_id as resultId',
        'edits.deadline_at as deadlineAt',
        'edits.preview_until as previewUntil',
        'reservation.amount as reserved',
        'reservation.state as reservation',
      ])
      .where('edits.id', '>', last?.id ?? '')
      .orderBy('edits.id')
      .limit(limit)
      .execute(),
  );

/** Their ledger is kept and their edits are not. */
const whoIsGone = (db: Patient['db']) =>
  db.selectFrom('users').select('id').where('deleted_at', 'is not', null);

/** Credits that the ledger says each edit cost. */
async function spentByEdit({ db }: Patient): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('credit_entries')
    .select((row) => ['edit_id as editId', row.fn.sum<number>('amount').as('amount')])
    .where('edit_id', 'is not', null)
    .where('user_id', 'not in', whoIsGone(db))
    .groupBy('edit_id')
    .execute();
  return new Map(rows.map(({ editId, amount }) => [editId ?? '', -amount]));
}

async function strayReservations({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('credit_reservations')
    .leftJoin('edits', 'edits.id', 'credit_reservations.edit_id')
    .select(['credit_reservations.edit_id as editId', 'credit_reservations.state'])
    .where('edits.id', 'is', null)
    .where('credit_reservations.user_id', 'not in', whoIsGone(db))
    .execute();
  return rows.map(({ editId, state }) => ({
    code: 'reservation_without_edit',
    subject: `credit_reservations ${editId}`,
    found: `${state} for an edit that does not exist`,
  }));
}
