/** Written by `npm run loose`, on rendered rooms alone: see training/README.md. */
export const LOOSE_BIAS = 1.308;
/** In the order of `LOOSE_SIGNS`. */
export const LOOSE_WEIGHTS: readonly number[] = [
  0.011, // is ceiling
  0.005, // is wall
  0.147, // is floor
  0.086, // is window
  -0.029, // is curtain
  -0.054, // is sofa
  -0.139, // is bed
  0.17, // is table
  0.276, // is chair
  -0.319, // is rug
  -0.624, // is painting
  0.789, // is plant
  0.339, // is lamp
  -0.216, // is cabinet
  0.43, // is other
  0.412, // is door
  -2.233, // is stairs
  1.298, // is radiator
  0.342, // is appliance
  0.812, // is clutter
  0.306, // is cushion
  -0.044, // is screen
  0.41, // is mirror
  -0.444, // is fireplace
  0.368, // by floor
  -1.027, // by table
  -0.492, // by sofa
  0.113, // by wall
  8.709, // by other
  -2.169, // by painting
  0.052, // area
  0.003, // area squared
  -0.016, // life
  0.071, // piece
  -0.021, // contrast
  -0.038, // height
];
