export type PictureFormat = 'png' | 'jpeg' | 'webp';

/** Which pictures somebody takes. Sides and areas in pixels. */
export interface PictureLimits {
  readonly sideMin: number;
  readonly sideMax: number;
  readonly pixelsMin: number;
  readonly pixelsMax: number;
  /** The longer side divided by the shorter one, at most. */
  readonly aspectMax: number;
  /** Of the encoded picture. */
  readonly bytesMax: number;
  /** Sides must be multiples of this. */
  readonly sideStep: number;
  /** The picture types taken, the best first. */
  readonly formats: readonly PictureFormat[];
  /** The only sizes taken, for whom draws in few; they keep to all the limits above. */
  readonly sizes?: readonly Size[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture of `width` by `height` that shows the original, scaled to `content`, with its corner at `left` and `top`. */
export interface SentFit extends Size {
  readonly content: Size;
  readonly left: number;
  readonly top: number;
}

/** Small parts are enlarged up to so many times before they are padded. */
const ENLARGED_MAX = 4;
const SHRINK = 0.98;
const TRIES = 400;

/**
 * How a picture travels within limits: as it is if it can, else shrunk or enlarged, and padded all round to the aspect and
 * the side step asked for. `scaleMax` below 1 shrinks it further.
 * @throws RangeError when no size fits the limits
 */
export function fitToLimits(original: Size, limits: PictureLimits, scaleMax = Infinity): SentFit {
  if (limits.sizes) return fitToSizes(original, limits.sizes, scaleMax);
  let scale = Math.min(scaleMax, wishedScale(original, limits));
  for (let tries = 0; tries < TRIES; tries++, scale *= SHRINK) {
    const content = {
      width: Math.max(1, Math.round(original.width * scale)),
      height: Math.max(1, Math.round(original.height * scale)),
    };
    const { width, height } = padded(content, limits);
    if (Math.max(width, height) > limits.sideMax || width * height > limits.pixelsMax) continue;
    return inTheMiddle(content, { width, height });
  }
  throw new RangeError('no picture fits these limits');
}

/** The size with the least padding, filled as far as it goes. @throws RangeError when there is none */
function fitToSizes(original: Size, sizes: readonly Size[], scaleMax: number): SentFit {
  const scaleIn = (size: Size) => Math.min(size.width / original.width, size.height / original.height);
  const filled = (size: Size) => scaleIn(size) ** 2 / (size.width * size.height);
  const [best] = [...sizes].sort((a, b) => filled(b) - filled(a));
  if (!best) throw new RangeError('no picture fits these limits');
  const scale = Math.min(scaleIn(best), scaleMax);
  const side = (length: number, most: number) => Math.min(most, Math.max(1, Math.round(length * scale)));
  return inTheMiddle(
    { width: side(original.width, best.width), height: side(original.height, best.height) },
    best,
  );
}

const inTheMiddle = (content: Size, { width, height }: Size): SentFit => ({
  width,
  height,
  content,
  left: Math.floor((width - content.width) / 2),
  top: Math.floor((height - content.height) / 2),
});

/** The scale at which nothing but the side step is left to be padded, as far as enlarging may go. */
function wishedScale(original: Size, limits: PictureLimits): number {
  const { width, height } = withAspect(original, limits.aspectMax);
  const most = Math.min(
    limits.sideMax / Math.max(width, height),
    Math.sqrt(limits.pixelsMax / (width * height)),
  );
  const least = Math.max(
    limits.sideMin / Math.min(width, height),
    Math.sqrt(limits.pixelsMin / (width * height)),
  );
  return Math.min(most, Math.max(1, Math.min(least, ENLARGED_MAX)));
}

const withAspect = ({ width, height }: Size, aspectMax: number): Size => ({
  width: Math.max(width, Math.ceil(height / aspectMax)),
  height: Math.max(height, Math.ceil(width / aspectMax)),
});

/** Grown to the aspect, the least side, the least area and the side step. */
function padded(content: Size, limits: PictureLimits): Size {
  const stepped = ({ width, height }: Size): Size => ({
    width: toStep(Math.max(width, limits.sideMin), limits.sideStep),
    height: toStep(Math.max(height, limits.sideMin), limits.sideStep),
  });
  const framed = stepped(withAspect(content, limits.aspectMax));
  const lacking = Math.sqrt(limits.pixelsMin / (framed.width * framed.height));
  const large =
    lacking > 1 ? stepped({ width: framed.width * lacking, height: framed.height * lacking }) : framed;
  // Rounding one side up may have made it too long for the other again.
  return stepped(withAspect(large, limits.aspectMax));
}

const toStep = (side: number, step: number): number => Math.ceil(side / step) * step;
