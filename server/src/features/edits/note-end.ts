import type { StoredEdit } from './edits.store.ts';
import type { EditsContext } from './ports.ts';

type Noting = Pick<EditsContext, 'log' | 'meter' | 'now'>;

/** Tells log and figures how an edit ended; once its transaction is kept. */
export const noteEnd = ({ log, meter, now }: Noting, edit: StoredEdit, state: StoredEdit['state']): void => {
  const { id: editId, requestId, engine, tool, price, errorCode } = edit;
  const ms = now() - edit.createdAt;
  log.info(
    { editId, requestId, engine, tool, state, ms, ...(errorCode && { code: errorCode }) },
    'edit ended',
  );
  meter.count('edits_ended', { engine, state });
  meter.count('credits', { movement: state === 'succeeded' ? 'settled' : 'released' }, price);
};
