/** What goes to a worker and comes back from it. */
export type JobRequest<Job> =
  { readonly id: number; readonly job: Job } | { readonly id: number; readonly cancel: true };

export type JobReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: string }
  /** Share of the job that is done, 0 to 1. */
  | { readonly id: number; readonly progress: number };
