import type { Camera } from '../camera.ts';

/** A camera without pitch or roll whose horizon lies at a row. */
export function levelCamera(known: { focal: number; horizon: number; yaw: number; centre: number }): Camera {
  const { focal, horizon, yaw, centre } = known;
  return { focal, centreX: centre, centreY: horizon, pitch: 0, roll: 0, yaw, trust: 1 };
}
