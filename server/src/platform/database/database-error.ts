const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  const { code, message, errcode } = error as { code?: unknown; message?: unknown; errcode?: unknown };
  return [code, errcode, message].map(String).join(' ');
};

/** Whether the same transaction may succeed when tried again: deadlock, lost serialization, locked file. */
export const isPassing = (error: unknown): boolean =>
  /\b(40001|40P01|55P03)\b|SQLITE_BUSY|database is locked|database table is locked/.test(codeOf(error));

/** Whether the database cannot be reached at the moment. */
export const isUnreachable = (error: unknown): boolean =>
  /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|57P0[1-3]|08\w{3})\b|Connection terminated|timeout exceeded when trying to connect/.test(
    codeOf(error),
  );
