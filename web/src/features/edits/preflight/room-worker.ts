import { looksLikeRoom } from '@maquette/engine';
import { serveJobs } from '../../../platform/jobs/serve-jobs.ts';
import type { RoomJob } from './ask-preflight.ts';
import { readPixels } from './read-pixels.ts';

/** The engine looks at a far smaller copy. */
const OVERVIEW_SIDE = 512;

// Apart from the other jobs: it brings the engine's network along, which weighs more than all of them.
serveJobs(async ({ picture }: RoomJob) => looksLikeRoom(await readPixels(picture, OVERVIEW_SIDE)));
