import type { Arithmetic } from './arithmetic.ts';
import { addOverview, meanOf, type FeatureMap } from './feature-map.ts';
import type { Layers } from './read-layers.ts';

/** What comes of a picture's first features: features of every pixel, and those of the picture as a whole. */
export function passThrough(
  first: FeatureMap,
  net: Layers,
  { separate, keep, enlargeBeside }: Arithmetic,
): { map: FeatureMap; overview: FeatureMap } {
  let map = first;
  const passed: FeatureMap[] = [];
  for (const step of net.down) {
    passed.push(keep(map));
    for (const [i, layer] of step.entries()) map = separate(map, layer, i === 0 ? 2 : 1);
  }
  for (const layer of net.middle) map = separate(map, layer, 1);
  const overview = meanOf(map);
  map = addOverview(map, overview, net.overview);
  for (const step of net.up) {
    map = enlargeBeside(map, passed.pop()!);
    for (const layer of step) map = separate(map, layer, 1);
  }
  return { map, overview };
}
