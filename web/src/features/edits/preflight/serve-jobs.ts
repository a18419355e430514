import type { PreflightJob, PreflightReply, PreflightResults } from './ask-preflight.ts';

/** Answers the one job that a worker lives for; a failure is told, not thrown. */
export function serveJobs<Job extends PreflightJob>(
  perform: (job: Job) => Promise<PreflightResults[Job['kind']]>,
): void {
  const answer = async (job: Job): Promise<PreflightReply> => {
    try {
      return { result: await perform(job) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
  self.onmessage = async ({ data }: MessageEvent<Job>) =>
    self.postMessage(await answer(data), { transfer: [] });
}
