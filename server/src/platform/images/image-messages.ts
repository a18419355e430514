import type { ErrorCode } from '@maquette/contract';
import type { ImageJobs } from './image-jobs.ts';

export type JobName = keyof ImageJobs;
export type JobInput<N extends JobName> = Parameters<ImageJobs[N]>[0];
export type JobOutput<N extends JobName> = Awaited<ReturnType<ImageJobs[N]>>;

/** Server to image process. */
export interface JobRequest {
  readonly id: number;
  readonly name: JobName;
  readonly input: unknown;
}

/** Image process to server: what came out, a refusal of the picture, or a fault of ours or of the disk. */
export type JobAnswer = { readonly id: number } & (
  | { readonly output: unknown }
  | { readonly refusal: ErrorCode; readonly values: Readonly<Record<string, string | number>> }
  | { readonly fault: string; readonly faultCode: string | undefined }
);
