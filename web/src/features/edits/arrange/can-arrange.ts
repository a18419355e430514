import type { StylePreset } from '@maquette/contract';
import type { Reading } from '@maquette/engine';

interface Wished {
  readonly reading: Reading | null;
  readonly stylePreset: StylePreset;
  /** Whether a field of the call changes the picture. */
  readonly reads: (field: string) => boolean;
}

/** Whether what is wished for can be arranged by hand: one thing that there is a model of, drawn in the photo's perspective. */
export const canArrange = ({ reading, stylePreset, reads }: Wished): boolean => {
  const [thing, ...more] = reading?.things ?? [];
  const isPut = reading?.action === 'put' || reading?.action === 'replace';
  return (
    reads('arrangement') &&
    isPut &&
    thing?.hasModel === true &&
    more.length === 0 &&
    stylePreset !== 'isometric'
  );
};
