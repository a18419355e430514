import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Whether the system tells about its processes as Linux does. */
export const hasProcFiles = process.platform === 'linux';

/** A process that another one started, by itself or through a third. */
export interface Descendant {
  readonly pid: number;
  /** The file name of the program that Node runs. */
  readonly program: string;
}

/** Everything a process has started that runs now. Linux only. */
export function descendantsOf(root: number): Descendant[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  );
  const isBelow = (pid: number): boolean => {
    for (let at = parents.get(pid) ?? 0; at > 1; at = parents.get(at) ?? 0) if (at === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow).map((pid) => ({ pid, program: programOf(pid) }));
}

/** Whether a process is there and no zombie. Linux only. */
export const isRunning = (pid: number): boolean => {
  const state = read(pid, 'stat').split(') ')[1]?.[0];
  return state !== undefined && state !== 'Z' && state !== 'X';
};

/** Memory a process holds, its share of what it has in common with others included, in MiB; 0 when it is gone. Linux only. */
export const memoryShareOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

const parentOf = (pid: number): number => Number(read(pid, 'stat').split(') ')[1]?.split(' ')[1] ?? 0);

const programOf = (pid: number): string =>
  basename(
    read(pid, 'cmdline')
      .split('\0')
      .find((word) => word.endsWith('.js')) ?? '',
  );

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended between listing and reading.
    return '';
  }
}
