import { seedMax } from '@maquette/contract';

/** Any seed. */
export const randomSeed = (): number => {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed % seedMax;
};
