import { type PixelImage, type ProposedRegion, resizeImage } from '@maquette/engine';
import type { ModelIo, ModelQuestions, RunGraph, Tensors } from '../running/model-questions.ts';
import { floats, floatsOf, IMAGENET, planesOf, wholes } from './tensors.ts';

/** The picture is stretched to a square of this side, in pixels. */
const SIDE = 1024;
/** What the encoder made of so many photos is kept, 17 MB each. */
const KEPT = 2;
/** A dab has dozens of points: the latest ones count. */
const MOST_POINTS = 24;
/** What is left of a score where the model itself says that there is nothing at the place. */
const NOTHING_THERE = 0.3;

type Selecting = ModelQuestions['select'];

/** EdgeTAM and SAM 2.1: an encoder that looks at a photo once, a decoder for every click or box. */
export function sam2(): ModelIo<'select'> {
  /** Least recently used first. */
  const seen = new Map<string, Tensors>();
  return async (question, run) => {
    const embeddings = seen.get(question.key) ?? (await encode(question.picture, run));
    seen.delete(question.key);
    seen.set(question.key, embeddings);
    const [oldest] = seen.keys();
    if (seen.size > KEPT && oldest !== undefined) seen.delete(oldest);
    return regionsOf(await run('decoder', { ...embeddings, ...promptsOf(question) }), question.picture);
  };
}

function encode(picture: PixelImage, run: RunGraph): Promise<Tensors> {
  const square = resizeImage(picture, { width: SIDE, height: SIDE });
  return run('encoder', { pixel_values: floats([1, 3, SIDE, SIDE], planesOf(square, IMAGENET)) });
}

/** Clicks and box in pixels of the square; what is not given has no elements. */
export function promptsOf({ picture, points, box }: Selecting): Tensors {
  const [across, down] = [SIDE / picture.width, SIDE / picture.height];
  const last = points.slice(-MOST_POINTS);
  const at = last.flatMap(({ x, y }) => [(x + 0.5) * across, (y + 0.5) * down]);
  const corners = box
    ? [
        Math.min(box[0], box[2]) * across,
        Math.min(box[1], box[3]) * down,
        Math.max(box[0], box[2]) * across,
        Math.max(box[1], box[3]) * down,
      ]
    : [];
  return {
    input_points: floats([1, 1, last.length, 2], Float32Array.from(at)),
    input_labels: wholes(
      [1, 1, last.length],
      last.map(({ keep }) => (keep ? 1 : 0)),
    ),
    input_boxes: floats([1, corners.length / 4, 4], Float32Array.from(corners)),
  };
}

/** The masks the decoder offers, at the picture's own size, the surest first. */
export function regionsOf(
  outputs: Tensors,
  { width, height }: Pick<PixelImage, 'width' | 'height'>,
): ProposedRegion[] {
  const scores = floatsOf(outputs, 'iou_scores').data;
  const { dims, data } = floatsOf(outputs, 'pred_masks');
  const [rows = 0, columns = 0] = dims.slice(-2);
  const isThere = (floatsOf(outputs, 'object_score_logits').data[0] ?? 0) >= 0;
  return Array.from(scores, (score, at) => {
    const logits = data.subarray(at * rows * columns, (at + 1) * rows * columns);
    const sure = Math.max(0, Math.min(1, score)) * (isThere ? 1 : NOTHING_THERE);
    return { mask: maskOf({ logits, columns, rows }, { width, height }), score: sure };
  }).toSorted((one, other) => other.score - one.score);
}

interface Logits {
  readonly logits: Float32Array;
  readonly columns: number;
  readonly rows: number;
}

/** What is above 0 once the values between pixels are interpolated. */
function maskOf({ logits, columns, rows }: Logits, size: { width: number; height: number }) {
  const { width, height } = size;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.max(0, Math.min(rows - 1, ((y + 0.5) * rows) / height - 0.5));
    const [top, down] = [Math.floor(row), row % 1];
    const bottom = Math.min(rows - 1, top + 1);
    for (let x = 0; x < width; x++) {
      const column = Math.max(0, Math.min(columns - 1, ((x + 0.5) * columns) / width - 0.5));
      const [left, across] = [Math.floor(column), column % 1];
      const right = Math.min(columns - 1, left + 1);
      const at = (line: number, place: number): number => logits[line * columns + place] ?? 0;
      const above = at(top, left) * (1 - across) + at(top, right) * across;
      const below = at(bottom, left) * (1 - across) + at(bottom, right) * across;
      if (above * (1 - down) + below * down > 0) data[y * width + x] = 255;
    }
  }
  return { width, height, data };
}
