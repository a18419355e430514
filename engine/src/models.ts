// The second door: shapes and furniture for the rooms the network is trained on, and the finders that are measured in them. Nothing of the product uses it.
export { chooseLevels } from './clear/choose-levels.ts';
export { findMovables } from './clear/find-movables.ts';
export { looseLevels } from './clear/loose-levels.ts';
export { prepareSelection, type SelectionGround } from './find/prepare-selection.ts';
export { SIGNS, signsOf, type Sign, type Signs } from './find/signs.ts';
export { readCurve, sortOf, weigh } from './find/trust.ts';
export { TRUST_CURVES, type TrustedSort } from './find/trust-curves.ts';
export { candidatesFor } from './find/choose-by-words.ts';
export { pieceOf } from './furniture/catalogue.ts';
export type { Look } from './furniture/look.ts';
export type { Kind } from './lexicon/drawn-kinds.ts';
export { createRandom } from './random.ts';
export type { Material } from './scene/material.ts';
export { Mesh } from './scene/mesh.ts';
export { addBox, type BoxShape } from './scene/shapes/rounded-box.ts';
export { addPillow, type PillowShape } from './scene/shapes/soft.ts';
export { addTube, addTurned, type Profile } from './scene/shapes/turned.ts';
export { cross, unit, type Vec3 } from './scene/vector.ts';
