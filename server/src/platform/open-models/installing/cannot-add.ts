/** Why something could not be done. */
type Reason =
  | 'unknown_model'
  | 'busy'
  | 'folder'
  | 'no_space'
  | 'unfit_machine'
  | 'unreachable'
  | 'refused'
  | 'too_many_requests'
  | 'web_page'
  | 'wrong_size'
  | 'wrong_range'
  | 'cut'
  | 'stalled'
  | 'changed'
  | 'not_in_folder'
  | 'no_hash'
  | 'runtime'
  | 'not_opened'
  | 'stopped';

/** Nothing was installed; the message says why, to whoever gave the command. */
export class CannotAdd extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'CannotAdd';
    this.reason = reason;
  }
}
