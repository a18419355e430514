// The second door: shapes and furniture, for the rooms the network is trained on. Nothing of the product uses it.
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
