import { isMaskEmpty } from '../mask/bounds.ts';
import type { PixelImage } from '../pixels.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { shrinkToCover } from '../resize/resize-mask.ts';
import { scaledPart } from '../room/room-part.ts';
import { composeCopies } from './copies/compose.ts';
import { drawSkirting } from './copies/draw-skirting.ts';
import { findSkirting } from './copies/skirting.ts';
import type { FillRequest } from './fill-request.ts';
import {
  methodsFor,
  planFill,
  understandHole,
  type CopyMethod,
  type FillMethod,
  type Understood,
} from './plan-fill.ts';
import { drawProposals, rimRoughness, type Proposal } from './proposal.ts';
import { addRimStep, rimStep } from './soften-rim.ts';
import { spareNeighbours } from './spare-neighbours.ts';

/** Copies are chosen at this many pixels; what is copied are always the photo's own pixels. */
const WORK_PIXELS = 800_000;

export interface Filled {
  readonly image: PixelImage;
  /** How much of the joining can be seen, 0 = nothing; about 10 is good, 25 poor. */
  readonly roughness: number;
}

/**
 * Fills a hole with what goes on behind it: floors, walls, what is let into walls, and things that stand behind, each copied from where it is seen, along the room's
 * planes, in the light of its new place; or with what was proposed for it. Pixels outside the hole are untouched; the same request gives the same bytes.
 * An empty hole gives a copy.
 * @throws RangeError when hole and crop differ in size
 */
export function fillHole(request: FillRequest): PixelImage {
  const { crop } = request;
  const fills = openFills(request);
  if (!fills) return { ...crop, data: crop.data.slice() };
  const { image } = fills.fill(request.proposals ? 'model' : 'planes');
  request.onProgress?.(1);
  return image;
}

/** A hole that was looked at. */
export interface OpenFills {
  /** Those that may differ. */
  readonly methods: readonly FillMethod[];
  readonly fill: (method: FillMethod) => Filled;
}

/** Looks at a hole once and fills it by any method; null when it is empty. @throws RangeError when hole and crop differ in size */
export function openFills(marked: FillRequest): OpenFills | null {
  const { crop, onProgress = () => {} } = marked;
  if (marked.hole.width !== crop.width || marked.hole.height !== crop.height)
    throw new RangeError('hole and crop differ in size');
  if (isMaskEmpty(marked.hole)) return null;
  const request = marked.isTraced ? marked : { ...marked, hole: spareNeighbours(marked) };
  const scale = Math.min(1, Math.sqrt(WORK_PIXELS / (crop.width * crop.height)));
  const understood = understandHole(scale === 1 ? request : reduced(request, scale));
  onProgress(0.4);
  const { proposals } = request;
  const copied = methodsFor(understood);
  return {
    methods: proposals ? ['model', ...copied] : copied,
    fill: (method) => {
      if (method !== 'model') return fillBy(understood, request, method);
      if (!proposals) throw new RangeError('nothing was proposed');
      return fillByProposals(understood, request, proposals);
    },
  };
}

function reduced(request: FillRequest, scale: number): FillRequest {
  const size = {
    width: Math.max(1, Math.round(request.crop.width * scale)),
    height: Math.max(1, Math.round(request.crop.height * scale)),
  };
  return {
    ...request,
    crop: resizeImage(request.crop, size),
    hole: shrinkToCover(request.hole, size),
    room: scaledPart(request.room, scale),
  };
}

function fillBy(understood: Understood, { crop, hole }: FillRequest, method: CopyMethod): Filled {
  const plan = planFill(understood, method);
  const { request, isHole } = understood;
  const { roughness, ground } = plan.labels;
  const lens = request.room.layout.camera;
  const runs = findSkirting({ crop: request.crop, ground, map: plan.map, lens });
  const compose = (picture: PixelImage, open: Uint8Array): PixelImage =>
    drawSkirting(composeCopies({ crop: picture, isHole: open, plan }), {
      ...{ isHole: open, runs, lens },
      width: request.crop.width,
    });
  const small = compose(request.crop, isHole);
  const step = rimStep({ filled: small, photo: request.crop, isHole, ground });
  if (request.crop === crop) return { image: addRimStep(small, isHole, { ...small, step }), roughness };
  const image = compose(crop, hole.data);
  return { image: addRimStep(image, hole.data, { ...small, step }), roughness };
}

/** The joints of proposals are those of every other fill: their step at the rim, where what lies outside goes on inside, fades inwards. */
function fillByProposals(
  { request, isHole, ground }: Understood,
  full: FillRequest,
  proposals: readonly Proposal[],
): Filled {
  const image = drawProposals(full, proposals);
  const small = request.crop === full.crop ? image : resizeImage(image, request.crop);
  const roughness = rimRoughness(small, isHole);
  const step = rimStep({ filled: small, photo: request.crop, isHole, ground });
  return { image: addRimStep(image, full.hole.data, { ...small, step }), roughness };
}
