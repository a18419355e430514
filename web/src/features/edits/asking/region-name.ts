import type { Region } from '../region/index.ts';

/** Stands for a region by name where it is not kept on the server yet. */
export const regionName = (region: Region | null): string | null =>
  region && [region.coverage, ...region.bounds].join(' ');
