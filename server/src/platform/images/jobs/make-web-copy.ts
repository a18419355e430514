import { readFile, writeFile } from 'node:fs/promises';
import { openPicture, readHead } from '../open-picture.ts';
import { webCopy } from '../web-copy.ts';

export interface MakeWebCopy {
  readonly path: string;
  readonly copyPath: string;
  /** Pixels. */
  readonly width: number;
}

/** Writes a WebP copy of a stored picture at most `width` wide. @throws Refusal picture_unreadable */
export async function makeWebCopy(job: MakeWebCopy): Promise<void> {
  const bytes = await readFile(job.path);
  await writeFile(job.copyPath, await webCopy(openPicture(bytes, await readHead(bytes)), job.width));
}
