import { describe, expect, it } from 'vitest';
import { nearestAspect } from './bfl-service.ts';

describe('the aspect asked for', () => {
  it.each([
    [4000, 3000, '4:3'],
    [1200, 1200, '1:1'],
    [3840, 2160, '16:9'],
    [1080, 1920, '9:16'],
    [3024, 4032, '3:4'],
    [1400, 1000, '7:5'],
    [1365, 1024, '4:3'],
    [9000, 1000, '7:3'],
    [1000, 9000, '3:7'],
  ])('of %i × %i is %s', (width, height, aspect) => {
    expect(nearestAspect(width, height)).toBe(aspect);
  });
});
