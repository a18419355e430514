import { convolve, enlargeBeside, mix, separate, toShares, type FeatureMap } from './feature-map.ts';
import type { Layer, SeparableLayer } from './read-layers.ts';

/** How a network is reckoned: one number after the other, or several at once. Both give the same but for the last digits. */
export interface Arithmetic {
  /** See `convolve` in feature-map.ts. */
  readonly convolve: (map: FeatureMap, layer: Layer) => FeatureMap;
  /** See `separate` in feature-map.ts. */
  readonly separate: (map: FeatureMap, layer: SeparableLayer, stride: 1 | 2) => FeatureMap;
  /** The same map, safe until it was set beside another: any other is overwritten by the result after the next. */
  readonly keep: (map: FeatureMap) => FeatureMap;
  /** See `enlargeBeside` in feature-map.ts. Of several maps that are kept the last comes first. */
  readonly enlargeBeside: (map: FeatureMap, beside: FeatureMap) => FeatureMap;
  /** See `mix` in feature-map.ts. The result is the caller's for good. */
  readonly mix: (map: FeatureMap, layer: Layer) => FeatureMap;
  /** The same, as shares: see `toShares` there. */
  readonly share: (map: FeatureMap, layer: Layer) => FeatureMap;
}

/** The arithmetic for pictures of a size; the one before may not be used any more. */
export type ArithmeticFor = (size: { readonly width: number; readonly height: number }) => Arithmetic;

const PLAIN: Arithmetic = {
  convolve,
  separate,
  keep: (map) => map,
  enlargeBeside,
  mix,
  share: (map, layer) => toShares(mix(map, layer)),
};

export const plainly: ArithmeticFor = () => PLAIN;
