import type { StylePreset } from '@maquette/contract';
import type { Reading } from '@maquette/engine';

interface Wished {
  readonly reading: Reading | null;
  readonly stylePreset: StylePreset;
  readonly isOwnEngine: boolean;
}

/** Whether what is wished for can be arranged by hand: one thing that our own engine has a model of, drawn in the photo's perspective. */
export const canArrange = ({ reading, stylePreset, isOwnEngine }: Wished): boolean => {
  const [thing, ...more] = reading?.things ?? [];
  const isPut = reading?.action === 'put' || reading?.action === 'replace';
  return isOwnEngine && isPut && thing?.hasModel === true && more.length === 0 && stylePreset !== 'isometric';
};
