import { openFile } from './sqlite-file.ts';

/** How a process uses a folder: `guest` beside others, `server` as the only server, `alone` with nobody else there. */
export type FolderUse = 'guest' | 'server' | 'alone';

/**
 * Says to other processes how this one uses a folder. The system itself keeps the lock and ends it with the process,
 * however that dies: it is SQLite's own on a file that stays empty (https://www.sqlite.org/lockingv3.html).
 */
export interface FolderLock {
  /** Changes to another use; false where others are in the way, and then nothing is held. Nothing is waited for. */
  take(use: FolderUse): boolean;
  /** Lets the folder go for good. */
  release(): void;
}

const statements: Record<FolderUse, string> = {
  guest: 'begin; select count(*) from sqlite_master',
  server: 'begin immediate; select count(*) from sqlite_master',
  alone: 'begin exclusive',
};

/** @param path of a file that is for nothing else */
export async function openFolderLock(path: string): Promise<FolderLock> {
  const file = await openFile(path);
  return {
    take: (use) => {
      if (file.isTransaction) file.exec('rollback');
      try {
        file.exec(statements[use]);
        return true;
      } catch (error) {
        if (file.isTransaction) file.exec('rollback');
        if (isTaken(error)) return false;
        throw error;
      }
    },
    release: () => file.close(),
  };
}

const isTaken = (error: unknown): boolean => /database is locked/.test((error as Error).message);
