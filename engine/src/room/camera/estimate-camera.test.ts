import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { horizonAt, type Camera } from './camera.ts';
import { estimateCamera } from './estimate-camera.ts';
import { boxRoom, strewn } from './testing/box-room.ts';

const CENTRE = { centreX: 320, centreY: 240, trust: 1 };

/** How far two turns are apart, radians: a room turned by a quarter is the same. */
function turnBetween(a: number, b: number): number {
  const off = Math.abs(a - b) % (Math.PI / 2);
  return Math.min(off, Math.PI / 2 - off);
}

function expectAlike(found: Camera, truth: Camera): void {
  for (const x of [0, 320, 640])
    expect(Math.abs(horizonAt(found, x) - horizonAt(truth, x))).toBeLessThan(0.03 * 480);
  expect(Math.abs(found.focal / truth.focal - 1)).toBeLessThan(0.1);
  expect(turnBetween(found.yaw, truth.yaw)).toBeLessThan(0.05);
}

describe('estimateCamera', () => {
  test('a picture without lines gets the likely camera and no trust', () => {
    const flat = { width: 64, height: 48, data: new Uint8Array(64 * 48 * 4).fill(128) };
    const camera = estimateCamera(flat);
    expect(horizonAt(camera, 32)).toBeCloseTo(24, -1);
    expect(camera.focal / 64).toBeCloseTo(0.76, 1);
    expect([camera.pitch, camera.roll]).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)]);
    expect(camera.trust).toBeLessThan(0.05);
    for (const value of Object.values(camera)) expect(Number.isFinite(value)).toBe(true);
  });

  test.each([1, 2, 7])('tiny pictures of %d pixels pass', (size) => {
    const camera = estimateCamera({ width: size, height: size, data: new Uint8Array(size * size * 4) });
    for (const value of Object.values(camera)) expect(Number.isFinite(value)).toBe(true);
  });

  test('noise is not trusted', () => {
    const random = createRandom(8);
    const data = Uint8Array.from({ length: 320 * 240 * 4 }, () => 255 * random());
    expect(estimateCamera({ width: 320, height: 240, data }).trust).toBeLessThan(0.1);
  });

  test.each([
    { focal: 480, pitch: 0.02, roll: 0, yaw: 0.4 },
    { focal: 420, pitch: -0.3, roll: 0.07, yaw: 0.7 },
    { focal: 560, pitch: 0.33, roll: -0.08, yaw: 1.1 },
    { focal: 330, pitch: 0.15, roll: 0.04, yaw: 0.05 },
    { focal: 500, pitch: 0.2, roll: -0.33, yaw: 0.2 },
    { focal: 420, pitch: -0.05, roll: 0.22, yaw: 0.9 },
  ])('finds the camera of a box room: $focal px, pitch $pitch, roll $roll, yaw $yaw', (pose) => {
    const truth = { ...CENTRE, ...pose };
    const found = estimateCamera(boxRoom(truth));
    expectAlike(found, truth);
    expect(Math.abs(found.pitch - truth.pitch)).toBeLessThan(0.03);
    expect(Math.abs(found.roll - truth.roll)).toBeLessThan(0.02);
    expect(found.trust).toBeGreaterThan(0.5);
  });

  test('things lying about at all angles do not roll a level camera', () => {
    const truth = { ...CENTRE, focal: 460, pitch: 0.2, roll: 0, yaw: 0.6 };
    expect(Math.abs(estimateCamera(strewn(boxRoom(truth), 90, 11)).roll)).toBeLessThan(0.02);
  });

  test('finds a level camera whose lens was shifted: the uprights stay parallel', () => {
    const truth = { ...CENTRE, centreY: 205, focal: 420, pitch: 0, roll: 0, yaw: 0.7 };
    expectAlike(estimateCamera(boxRoom(truth)), truth);
  });

  test('the same room full of boxes at odd angles keeps its turn and horizon', () => {
    const truth = { ...CENTRE, focal: 460, pitch: 0.2, roll: 0.03, yaw: 0.6 };
    expectAlike(estimateCamera(strewn(boxRoom(truth), 40, 5)), truth);
  });

  test('what somebody else says is heeded where the lines say nothing', () => {
    const flat = { width: 640, height: 480, data: new Uint8Array(640 * 480 * 4).fill(128) };
    const camera = estimateCamera(flat, {
      pitch: { value: 0.2, spread: 0.03 },
      focal: { value: 400, spread: 30 },
    });
    expect(camera.pitch).toBeCloseTo(0.2, 1);
    expect(camera.focal).toBeLessThan(430);
    expect(camera.trust).toBeLessThan(0.05);
  });

  test('what somebody else says does not move what the lines show', () => {
    const truth = { ...CENTRE, focal: 480, pitch: 0.1, roll: 0, yaw: 0.4 };
    expectAlike(estimateCamera(boxRoom(truth), { pitch: { value: -0.1, spread: 0.1 } }), truth);
  });

  test('the same picture gives the same camera', () => {
    const room = boxRoom({ ...CENTRE, focal: 500, pitch: 0.1, roll: 0, yaw: 0.5 });
    expect(estimateCamera(room)).toEqual(estimateCamera(room));
  });
});
