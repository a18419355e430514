import type { SubmissionJournal } from '../image-engine.ts';

/** The journal as one service sees it: what another service of the same edit wrote down is not its own. */
export interface ServiceJournal {
  /** For the service: it writes, and need not read. */
  readonly journal: SubmissionJournal;
  /** What finds what this service has begun before; null = it has begun nothing. */
  readonly handle: string | null;
  /** It was called before, and nobody knows what became of it. */
  readonly isLost: boolean;
  /** The service has taken something on, now or before. */
  readonly isTakenOn: boolean;
  /** What kept the journal from being written: not the service's doing. */
  readonly fault: { readonly reason: unknown } | null;
}

const GAP = ' ';

/** Whether the journal tells of something begun at this service, which it can find again. */
export const isBegunAt = (name: string, { known }: SubmissionJournal): boolean =>
  known?.state === 'submitted' && known.handle.startsWith(name + GAP);

/** Handles are kept with the service's name before them. */
export function journalOf(name: string, journal: SubmissionJournal): ServiceJournal {
  const { known } = journal;
  const isBegun = isBegunAt(name, journal);
  let isTakenOn = isBegun;
  let fault: ServiceJournal['fault'] = null;
  const write = async (writing: Promise<void>): Promise<void> => {
    try {
      await writing;
    } catch (reason) {
      fault = { reason };
      throw reason;
    }
  };
  return {
    journal: {
      known,
      submitting: () => write(journal.submitting()),
      submitted: (handle) => {
        isTakenOn = true;
        return write(journal.submitted(name + GAP + handle));
      },
      notSubmitted: () => write(journal.notSubmitted()),
    },
    handle: isBegun && known?.state === 'submitted' ? known.handle.slice(name.length + GAP.length) : null,
    isLost: known !== null && !isBegun,
    get isTakenOn() {
      return isTakenOn;
    },
    get fault() {
      return fault;
    },
  };
}
