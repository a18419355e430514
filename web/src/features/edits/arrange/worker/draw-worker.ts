import {
  type ContactShadow,
  contactShadowOf,
  freezeMesh,
  type FrozenMesh,
  pieceForWish,
  rasterPiece,
  standingOf,
} from '@maquette/engine';
import { serveJobs } from '../../../../platform/jobs/serve-jobs.ts';
import type { Placed, Thing } from '../model/thing.ts';
import type { DrawJob, Drawn } from './draw-job.ts';

serveJobs(draw);

interface Made {
  readonly key: string;
  readonly mesh: FrozenMesh;
  readonly shadow: ContactShadow;
}

/** What was drawn last is most likely drawn next. */
let made: Made | null = null;

async function draw({ thing, at, width, height }: DrawJob): Promise<Drawn> {
  const { setting, support, light } = thing;
  const { mesh, shadow } = meshOf(thing, at);
  const standing = standingOf(setting, support, at);
  const layer = rasterPiece({ mesh, shadow, support, standing, setting, light, width, height });
  return layer && { ...layer, data: new Uint8Array(layer.data) };
}

/** @throws Error when the words name nothing that can be drawn */
function meshOf({ mesh: wish, support }: DrawJob['thing'], { variant, size }: Placed): Made {
  const key = JSON.stringify([wish, variant, size]);
  if (made?.key === key) return made;
  const { seed, aspect, ...words } = wish satisfies Thing['mesh'];
  const piece = pieceForWish(words, { seed, aspect, variant });
  const build = piece?.sizes[size] ?? piece?.sizes[0];
  if (!build) throw new Error('nothing to draw');
  const mesh = freezeMesh(build());
  made = { key, mesh, shadow: contactShadowOf(mesh, support) };
  return made;
}
