/** Whether the disk is full: the system says so by ENOSPC or EDQUOT, SQLite in words, PostgreSQL by its code 53100. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    ['ENOSPC', 'EDQUOT', '53100', 'SQLITE_FULL'].includes(String(code)) ||
    /database or disk is full/.test(String(message))
  );
};
