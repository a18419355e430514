/** Written by `npm run loose`, on rendered rooms alone: see training/README.md. */
export const LOOSE_BIAS = 2.295;
/** In the order of `LOOSE_SIGNS`. */
export const LOOSE_WEIGHTS: readonly number[] = [
  0.019, // is ceiling
  -0.028, // is wall
  0.097, // is floor
  0.058, // is window
  -0.06, // is curtain
  0.145, // is sofa
  -0.052, // is bed
  0.071, // is table
  0.338, // is chair
  -0.33, // is rug
  -0.407, // is painting
  0.762, // is plant
  0.248, // is lamp
  -0.232, // is cabinet
  0.662, // is other
  0.384, // is door
  -2.069, // is stairs
  1.349, // is radiator
  0.389, // is appliance
  0.873, // is clutter
  0.181, // is cushion
  -0.297, // is screen
  0.51, // is mirror
  -0.698, // is fireplace
  0.488, // by floor
  -1.077, // by table
  -1.358, // by sofa
  0.214, // by wall
  9.967, // by other
  -2.232, // by painting
  0.069, // area
  0.002, // area squared
  -0.008, // life
  0.152, // piece
  -0.023, // contrast
  -0.26, // height
];
