/**
 * Why the worker could not do its job: the file is no picture that this browser can decode, this browser cannot write
 * the format, or something else went wrong (there is not enough memory, say).
 */
export const photoProblems = ['unreadable', 'unwritable', 'failed'] as const;
export type PhotoProblemKind = (typeof photoProblems)[number];

export class PhotoProblem extends Error {
  readonly kind: PhotoProblemKind;

  constructor(kind: PhotoProblemKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
