import type { ErrorCode } from '@maquette/contract';
import type { ImageJobs } from './image-jobs.ts';

export type JobName = keyof ImageJobs;
export type JobInput<N extends JobName> = Parameters<ImageJobs[N]>[0];
export type JobOutput<N extends JobName> = Awaited<ReturnType<ImageJobs[N]>>;

/** What is to be done. */
export interface JobRequest {
  readonly id: number;
  readonly name: JobName;
  readonly input: unknown;
}

/** Server to image process: a job, or that it is a waiting job's turn. */
export type ToImageProcess = JobRequest | { readonly id: number; readonly isTurn: true };

/** Image process to server: that the job has come to a large picture and waits for its turn, what came out, a refusal of the picture, or a fault of ours or of the disk. */
export type JobAnswer = { readonly id: number } & (
  | { readonly isLarge: true }
  | { readonly output: unknown }
  | { readonly refusal: ErrorCode; readonly values: Readonly<Record<string, string | number>> }
  | { readonly fault: string; readonly faultCode: string | undefined }
);
