import type { StylePreset } from '@maquette/contract';
import type { Reading } from '@maquette/engine';

interface Wished {
  readonly reading: Reading | null;
  readonly stylePreset: StylePreset;
  /** Whether a field of the call changes the picture. */
  readonly reads: (field: string) => boolean;
}

/** Why what could be put there is not sketched beforehand: it is drawn at an angle of its own, or there are several things. */
export type ArrangeNote = 'isometric' | 'several';

/** Whether something that there is a model of is put by an engine that heeds where it was put. */
function isPut({ reading, reads }: Wished): boolean {
  const action = reading?.action;
  return reads('arrangement') && (action === 'put' || action === 'replace') && !!reading?.things[0]?.hasModel;
}

/** Why what is wished for cannot be arranged by hand, where one might expect that it can; else null. */
export function arrangeNote(wished: Wished): ArrangeNote | null {
  if (!isPut(wished)) return null;
  if (wished.stylePreset === 'isometric') return 'isometric';
  return (wished.reading?.things.length ?? 0) > 1 ? 'several' : null;
}

/** Whether what is wished for can be arranged by hand: one thing that there is a model of, drawn in the photo's perspective. */
export function canArrange(wished: Wished): boolean {
  return isPut(wished) && arrangeNote(wished) === null;
}
