import {
  type ContactShadow,
  contactShadowOf,
  freezeMesh,
  type FrozenMesh,
  modelOf,
  pieceForWish,
  productPiece,
  rasterPiece,
  standingOf,
} from '@maquette/engine';
import { serveJobs } from '../../../platform/jobs/serve-jobs.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import type { DrawJob, Drawn, Model, Placed, Sketched } from './thing.ts';

serveJobs(draw);

interface Made {
  readonly mesh: FrozenMesh;
  readonly shadow: ContactShadow;
}

/** What was drawn last is most likely drawn next: so many meshes are kept, a furnished room's and a few more. */
const KEPT = 32;
const made = new Map<string, Made>();

async function draw({ things, setting, width, height }: DrawJob): Promise<Drawn> {
  const drawn: Drawn[number][] = [];
  for (const { model, at, support, light } of farthestFirst(things, setting)) {
    const { mesh, shadow } = await madeOf(model, support, at);
    const standing = standingOf(setting, support, at);
    const layer = rasterPiece({ mesh, shadow, support, standing, setting, light, width, height });
    if (layer) drawn.push({ ...layer, data: new Uint8Array(layer.data) });
  }
  return drawn;
}

/** What stands on something is nearer than that by so much, metres. */
const ON_TOP = 0.5;

/** In the order in which things hide each other; what lies flat is under all of them. */
function farthestFirst(things: readonly Sketched[], setting: DrawJob['setting']): Sketched[] {
  const away = ({ support, at, isFlat }: Sketched): number => {
    if (isFlat) return Infinity;
    return standingOf(setting, support, at).depth - (support === 'floor' && at.lift > 0 ? ON_TOP : 0);
  };
  return things.toSorted((one, other) => (away(one) === away(other) ? 0 : away(other) - away(one)));
}

async function madeOf(model: Model, support: Sketched['support'], { variant, size }: Placed): Promise<Made> {
  const key = JSON.stringify([model, variant, size]);
  const known = made.get(key);
  if (known) return known;
  if (made.size >= KEPT) made.clear();
  const mesh = freezeMesh(await meshOf(model, { variant, size }));
  const one = { mesh, shadow: contactShadowOf(mesh, support) };
  made.set(key, one);
  return one;
}

/** @throws Error when the words name nothing that can be drawn, or the picture cannot be read */
async function meshOf(model: Model, { variant, size }: Pick<Placed, 'variant' | 'size'>) {
  if (model.by === 'furnishing') {
    const { thing, seed } = model;
    // No plan holds words that name nothing with a model: the kind is that of the words.
    return modelOf({ kind: 'sofa', words: thing.words, width: thing.width, variant }, seed).mesh;
  }
  const piece = model.by === 'product' ? await productOf(model) : wishOf(model, variant);
  const build = piece?.sizes[size] ?? piece?.sizes[0];
  if (!build) throw new Error('nothing to draw');
  return build();
}

function wishOf(model: Extract<Model, { by: 'wish' }>, variant: number) {
  const { seed, aspect } = model;
  return pieceForWish(model, { seed, aspect, variant });
}

async function productOf({ picture, widthMetres, stands }: Extract<Model, { by: 'product' }>) {
  const bitmap = await createImageBitmap(blobOfDataUrl(picture));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return productPiece({ image: { width, height, data: new Uint8Array(data.buffer) }, widthMetres, stands });
}
