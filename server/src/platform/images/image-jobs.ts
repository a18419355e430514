import { assertMask } from './jobs/assert-editable.ts';
import { bringHome } from './jobs/bring-home.ts';
import { cutOut } from './jobs/cut-out.ts';
import { encodePart } from './jobs/encode-part.ts';
import { encodeWhole } from './jobs/encode-whole.ts';
import { inspectPicture } from './jobs/inspect-picture.ts';
import { makeMaskOverview, makeOverview } from './jobs/overviews.ts';
import { pasteIn } from './jobs/paste-in.ts';
import { openProduct, readProduct } from './jobs/products.ts';
import { readMask } from './jobs/read-mask.ts';
import { makeWebCopy, shrinkPicture } from './jobs/smaller-copies.ts';

/** Everything that is done with a decoder. Runs in the image process, never in the server's own. */
export const imageJobs = {
  inspectPicture,
  makeWebCopy,
  makeOverview,
  makeMaskOverview,
  shrinkPicture,
  readMask,
  assertMask,
  readProduct,
  openProduct,
  cutOut,
  pasteIn,
  encodePart,
  encodeWhole,
  bringHome,
};

/** The port: what the rest of the server may ask of the image process. */
export type ImageJobs = typeof imageJobs;
