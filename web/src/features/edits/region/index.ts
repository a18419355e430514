export { findRegion, regionOf } from './find-region.ts';
export { useSettled } from './use-settled.ts';
export type { Region } from './model/correction.ts';
export { type RegionInHand, useRegion } from './use-region.ts';
export { RegionPicker } from './components/RegionPicker.tsx';
export { type Crosshair, middle, stepCrosshair } from './model/crosshair.ts';
export { nextRegionDraft, RegionDraft, type RegionEvent, untouchedRegion } from './model/region-draft.ts';
export { regionEn } from './messages/en.ts';
export { regionFr } from './messages/fr.ts';
