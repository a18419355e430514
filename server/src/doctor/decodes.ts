import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageProcess } from '../platform/images/run-image-process.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Patient } from './fault.ts';

const copyWidth = 16;

/** Proves pictures whole by decoding them in the image process; what that makes goes to `folder` and is removed. */
export function decodesIn(images: ImageProcess, folder: string): Patient['decodes'] {
  const copyPath = join(folder, 'copy.webp');
  return async (path) => {
    try {
      await images.run('makeWebCopy', { path, copyPath, width: copyWidth });
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'unavailable') return false;
      throw error;
    } finally {
      await rm(copyPath, { force: true });
    }
  };
}
