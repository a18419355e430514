import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { memoryUsage, pid as ownPid } from 'node:process';
import type { Role } from '../config.ts';

interface ChildProcess {
  readonly pid: number;
  /** The bundle it runs, without the ending. */
  readonly program: string;
  readonly residentBytes: number;
}

/** Linux counts resident memory in pages. */
const PAGE_BYTES = 4096;

/** The programs that this process has started and that still run; none where the system does not tell. */
export async function readChildren(): Promise<ChildProcess[]> {
  const listed = await readFile(`/proc/self/task/${ownPid}/children`, 'utf8').catch(() => '');
  const children = await Promise.all(listed.split(' ').filter(Boolean).map(Number).map(readChild));
  return children.filter((child) => child !== null);
}

/** Null when it has ended meanwhile. */
async function readChild(pid: number): Promise<ChildProcess | null> {
  try {
    const [command, memory] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readFile(`/proc/${pid}/statm`, 'utf8'),
    ]);
    const script = command.split('\0').find((word) => word.endsWith('.js')) ?? 'other';
    const residentBytes = Number(memory.split(' ')[1]) * PAGE_BYTES;
    return { pid, program: basename(script, '.js'), residentBytes };
  } catch {
    return null;
  }
}

/** What this process and the programs beside it hold. */
export async function processMemory(role: Role) {
  const children = await readChildren();
  const childrenBytes = children.reduce((sum, { residentBytes }) => sum + residentBytes, 0);
  return { role, residentBytes: memoryUsage.rss(), childrenBytes, children: children.length };
}
