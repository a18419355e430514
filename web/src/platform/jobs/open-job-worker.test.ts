import { describe, expect, it, vi } from 'vitest';
import type { JobReply, JobRequest } from './job-messages.ts';
import { openJobWorker } from './open-job-worker.ts';

type Job = { readonly name: string };

/** A worker of which the test gives the answers. */
function standIn() {
  const heard: JobRequest<Job>[] = [];
  const worker = {
    postMessage: (request: JobRequest<Job>) => heard.push(request),
    terminate: vi.fn<() => void>(),
  };
  const started = worker as unknown as Worker;
  const start = vi.fn<() => Worker>(() => started);
  const say = (data: JobReply) => started.onmessage?.({ data } as MessageEvent<JobReply>);
  return { heard, say, start, started, ended: worker.terminate, jobs: openJobWorker<Job>(start) };
}

describe('a worker with jobs', () => {
  it('rejects with the reason the worker gives', async () => {
    const { jobs, say } = standIn();
    const asked = jobs.ask({ name: 'one' });
    say({ id: 1, failure: 'unreadable' });
    await expect(asked).rejects.toThrow('unreadable');
  });

  it('fails everybody who waits when the worker breaks, and starts another for the next', async () => {
    const { jobs, start, started } = standIn();
    const asked = [jobs.ask({ name: 'one' }), jobs.ask({ name: 'two' })];
    started.onerror?.({ message: 'gone' } as ErrorEvent);
    for (const one of asked) await expect(one).rejects.toThrow('gone');
    void jobs.ask({ name: 'three' });
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('does not start for a job that was given up before', async () => {
    const { jobs, start } = standIn();
    await expect(jobs.ask({ name: 'one' }, { signal: AbortSignal.abort('late') })).rejects.toBe('late');
    expect(start).not.toHaveBeenCalled();
  });

  it('rejects at once with the reason of the signal, and tells the worker', async () => {
    const { jobs, heard } = standIn();
    const stop = new AbortController();
    const asked = jobs.ask({ name: 'one' }, { signal: stop.signal });
    stop.abort('enough');
    await expect(asked).rejects.toBe('enough');
    expect(heard.at(-1)).toEqual({ id: 1, cancel: true });
  });

  it('gives each asker the answer to its own job, in whatever order they come', async () => {
    const { jobs, say, start } = standIn();
    const asked = [jobs.ask({ name: 'one' }), jobs.ask({ name: 'two' })];
    say({ id: 2, result: 'second' });
    say({ id: 1, result: 'first' });
    expect(await Promise.all(asked)).toEqual(['first', 'second']);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('tells how far a job is', async () => {
    const { jobs, say } = standIn();
    const shares: number[] = [];
    const asked = jobs.ask({ name: 'one' }, { onProgress: (share) => shares.push(share) });
    say({ id: 1, progress: 0.5 });
    say({ id: 1, result: null });
    await asked;
    expect(shares).toEqual([0.5]);
  });

  it('ends the worker only when the last answer is in', async () => {
    const { jobs, say, ended } = standIn();
    const asked = jobs.ask({ name: 'one' });
    jobs.close();
    expect(ended).not.toHaveBeenCalled();
    say({ id: 1, result: 1 });
    await asked;
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
