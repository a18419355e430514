/** Written by `npm run loose`, on rendered rooms alone: see training/README.md. */
export const LOOSE_BIAS = 3.005;
/** In the order of `LOOSE_SIGNS`. */
export const LOOSE_WEIGHTS: readonly number[] = [
  -0.068, // is ceiling
  -0.12, // is wall
  0.008, // is floor
  -0.076, // is window
  0.235, // is curtain
  0.138, // is sofa
  0.027, // is bed
  -0.044, // is table
  0.325, // is chair
  -0.229, // is rug
  -0.164, // is painting
  0.375, // is plant
  0.349, // is lamp
  -0.188, // is cabinet
  0.702, // is other
  0.524, // is door
  -0.46, // is stairs
  0.815, // is radiator
  -0.97, // is appliance
  0.864, // is clutter
  0.041, // is cushion
  -0.06, // is screen
  -0.205, // is mirror
  0.342, // is fireplace
  0.481, // by floor
  -1.799, // by table
  -1.002, // by sofa
  0.17, // by wall
  6.715, // by other
  -0.792, // by painting
  0.012, // area
  0.002, // area squared
  -0.016, // life
  0.115, // piece
  0.014, // contrast
  0.375, // height
];
