/** Written by `npm run loose`, on rendered rooms alone: see training/README.md. */
export const LOOSE_BIAS = 2.413;
/** In the order of `LOOSE_SIGNS`. */
export const LOOSE_WEIGHTS: readonly number[] = [
  0.014, // is ceiling
  -0.008, // is wall
  0.1, // is floor
  0.13, // is window
  0.239, // is curtain
  0.56, // is sofa
  0.338, // is bed
  0.077, // is table
  0.159, // is chair
  -0.303, // is rug
  -0.276, // is painting
  0.301, // is plant
  0.031, // is lamp
  -0.402, // is cabinet
  0.352, // is other
  0.624, // is door
  -0.312, // is stairs
  0.071, // is radiator
  -0.601, // is appliance
  1.5, // is clutter
  -0.268, // is cushion
  0.272, // is screen
  -0.428, // is mirror
  0.026, // is fireplace
  0.726, // by floor
  -2.588, // by table
  -2.309, // by sofa
  0.187, // by wall
  7.749, // by other
  1.7, // by painting
  -0.029, // area
  0.003, // area squared
  -0.046, // life
  0.156, // piece
  0.023, // contrast
  0.41, // height
];
