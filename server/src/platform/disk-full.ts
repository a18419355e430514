/** SQLite says so when a database is opened on a full disk (https://www.sqlite.org/rescode.html#ioerr_shmsize). */
const NO_SHARED_MEMORY = 4874;

/** Whether the disk is full: the system says so by ENOSPC or EDQUOT, SQLite in words, PostgreSQL by its code 53100. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, errcode } = error as { code?: unknown; message?: unknown; errcode?: unknown };
  return (
    ['ENOSPC', 'EDQUOT', '53100', 'SQLITE_FULL'].includes(String(code)) ||
    errcode === NO_SHARED_MEMORY ||
    /database or disk is full|no space left on device/i.test(String(message))
  );
}
