export { describeResult, resultKindOf, sourceOf } from './describe-result.ts';
export { furnishCall, type FurnishPlan } from './furnish.ts';
export { productIn, readInpaintForm } from './inpaint.ts';
export { type Plan, planOf } from './plan.ts';
export { readFluxForm } from './premium.ts';
export { readSearchRecolorForm } from './search-recolor.ts';
export { readSearchReplaceForm } from './search-replace.ts';
export { hashCall, type ReadCall, type SentHashes, type Wishes } from './wishes.ts';
export { wordsOf } from './words-of.ts';
