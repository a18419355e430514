import type { SubmissionJournal } from '../../../platform/image-engines/image-engine.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { saveSubmission } from '../queue.store.ts';

/** Why work is ended whose edit is somebody else's by now, or over. */
export const lost = new Error('the edit is not ours any more');

/** Keeps in the edit's row what a service is told of it, as long as `owner` holds the edit. */
export function journalOf(ctx: EditsContext, edit: StoredEdit, owner: string): SubmissionJournal {
  const save = async (submission: StoredEdit['submission']): Promise<void> => {
    if (!(await saveSubmission(ctx.db, { id: edit.id, owner, submission }))) throw lost;
  };
  return {
    known: edit.submission,
    submitting: () => save({ state: 'submitting' }),
    submitted: (handle) => save({ state: 'submitted', handle }),
    notSubmitted: () => save(null),
  };
}

/** Whether a service has been called that would not be found again: whoever took the edit over would have to give it up. */
export interface Fate {
  isUnsure: boolean;
}

/** Keeps in mind whether somebody else could go on with what was begun. */
export function noting(fate: Fate, journal: SubmissionJournal): SubmissionJournal {
  const known = <T extends unknown[]>(write: (...told: T) => Promise<void>) => {
    return async (...told: T): Promise<void> => {
      await write(...told);
      fate.isUnsure = false;
    };
  };
  return {
    ...journal,
    submitting: async () => {
      fate.isUnsure = true;
      await journal.submitting();
    },
    submitted: known(journal.submitted),
    notSubmitted: known(journal.notSubmitted),
  };
}
