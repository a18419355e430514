import { CLASSES, type ClassName } from '../rooms/labels.ts';
import type { LabelledRoom } from '../rooms/render/render-room.ts';

/** What a hand means: one byte a pixel, 1 = inside. */
export interface Aim {
  readonly kind: ClassName;
  readonly cover: Uint8Array;
}

const SURFACES: readonly ClassName[] = ['ceiling', 'wall', 'floor'];
/** Share of the picture below which nobody points at a thing. */
const LEAST = 0.003;

/** Every surface and every thing in a room that somebody may point at. */
export function coversIn({ classes, things }: Pick<LabelledRoom, 'classes' | 'things'>): Aim[] {
  const surfaces = SURFACES.map((kind) => {
    const number = CLASSES.indexOf(kind);
    return { kind, cover: classes.map((own) => (own === number ? 1 : 0)) };
  });
  const isSurface = CLASSES.map((name) => SURFACES.includes(name));
  const aims = [...new Set(things)]
    .filter((thing) => thing > 0)
    .map((thing) => {
      const cover = things.map((own, i) => (own === thing && !isSurface[classes[i]!] ? 1 : 0));
      return { kind: commonestOf(classes, cover), cover };
    });
  return [...surfaces, ...aims].filter(
    ({ cover }) => cover.reduce((sum, value) => sum + value, 0) > LEAST * cover.length,
  );
}

function commonestOf(classes: Uint8Array, cover: Uint8Array): ClassName {
  const counts = CLASSES.map(() => 0);
  for (let i = 0; i < cover.length; i++) counts[classes[i]!]! += cover[i]!;
  return CLASSES[counts.indexOf(Math.max(...counts))]!;
}
