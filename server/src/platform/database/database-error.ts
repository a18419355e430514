/** The disk was full, and has room again: the transaction that met it may be run once more. */
export class RoomMade extends Error {
  readonly code = 'ROOM_MADE';
  constructor() {
    super('The disk was full; room has been made on it');
    this.name = 'RoomMade';
  }
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, message, errcode } = error as { code?: unknown; message?: unknown; errcode?: unknown };
  return [code, errcode, message].map(String).join(' ');
}

/** Whether the same transaction may succeed when tried again: deadlock, lost serialization, locked file, room made on a full disk. */
export function isPassing(error: unknown): boolean {
  return /\b(40001|40P01|55P03|ROOM_MADE)\b|SQLITE_BUSY|database is locked|database table is locked/.test(
    codeOf(error),
  );
}

/** Whether the database cannot be reached at the moment, has no connection left, or takes no writes: one that stands by for another (25006). */
export function isUnreachable(error: unknown): boolean {
  return /\b(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT|25006|53300|57P0[1-3]|08\w{3})\b|Connection terminated|not queryable|timeout exceeded when trying to connect/.test(
    codeOf(error),
  );
}
