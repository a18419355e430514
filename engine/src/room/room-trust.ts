import type { FeatureMap } from './network/feature-map.ts';
import type { Sight } from './network/see-pixels.ts';

/**
 * Logistic regression of room or not on what a look says, fitted on rooms drawn by the trainer's generator and on pictures drawn by
 * testing/not-rooms.ts (`npm run bench not-rooms` fits anew, which new weights of the network ask for). No photograph had a part in it.
 */
const WEIGHTS = { always: 16.19, signs: [-5.26, -1.43, -7.61, 0.96, 1.94] } as const;

/** What tells rooms from other pictures, in the order of the weights above. */
export function signsOf({ planes, classes, border, camera }: Sight): number[] {
  const ends = border.data.reduce((sum, value) => sum + value, 0) / border.data.length;
  return [
    meanEntropy(planes),
    meanEntropy(classes),
    camera.focal,
    Math.log(ends + 0.01),
    Math.abs(camera.horizon - 0.4),
  ];
}

/**
 * How likely a picture shows the inside of a room, 0-1. The network knows nothing but rooms: before anything else it cannot tell which side of one
 * it sees, falls back on a long focal length and sees nothing end.
 */
export function roomTrust(sight: Sight): number {
  const said = signsOf(sight).reduce((sum, sign, i) => sum + WEIGHTS.signs[i]! * sign, WEIGHTS.always);
  return 1 / (1 + Math.exp(-said));
}

/** Of the shares of every pixel, in nats. */
function meanEntropy({ channels, data }: FeatureMap): number {
  const sum = data.reduce((total, share) => (share > 0 ? total - share * Math.log(share) : total), 0);
  return (sum * channels) / data.length;
}
