import type { FeatureMap } from './network/feature-map.ts';
import type { Sight } from './network/see-pixels.ts';

/**
 * Logistic regression of room or not on what a look says, fitted on rooms drawn by the trainer's generator and on pictures drawn by
 * testing/not-rooms.ts (`npm run bench not-rooms` fits anew, which new weights of the network ask for). No photograph had a part in it.
 */
const ALWAYS = 25.41;
const UNSURE_PLANES = -9.19;
const NARROW_VIEW = -14.83;

/** What tells rooms from other pictures, in the order of the weights above. */
export function signsOf({ planes, camera }: Sight): [unsurePlanes: number, narrowView: number] {
  return [meanEntropy(planes), camera.focal];
}

/**
 * How likely a picture shows the inside of a room, 0-1. The network knows nothing but rooms: before anything else it cannot tell which side
 * of one it sees, and falls back on a long focal length.
 */
export function roomTrust(sight: Sight): number {
  const [unsure, narrow] = signsOf(sight);
  return 1 / (1 + Math.exp(-(ALWAYS + UNSURE_PLANES * unsure + NARROW_VIEW * narrow)));
}

/** Of the shares of every pixel, in nats. */
function meanEntropy({ channels, data }: FeatureMap): number {
  const sum = data.reduce((total, share) => (share > 0 ? total - share * Math.log(share) : total), 0);
  return (sum * channels) / data.length;
}
