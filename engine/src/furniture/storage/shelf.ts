import { ceramic } from '../../scene/materials/hard.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addTurned } from '../../scene/shapes/turned.ts';
import { chances, type Look } from '../look.ts';
import { COVERS } from '../parts/books.ts';

/** The room on one shelf, metres. */
export interface Shelf {
  readonly look: Look;
  /** Number of the shelf: each is filled by chances of its own. */
  readonly shelf: number;
  readonly bottom: number;
  readonly room: number;
  readonly width: number;
}

/** Fills a shelf with books and a few pots. */
export function fillShelf(mesh: Mesh, shelf: Shelf): void {
  const { bottom, room } = shelf;
  const random = chances(shelf.look, 20 + shelf.shelf);
  const glaze = mesh.material(ceramic(shelf.look.accent));
  const end = shelf.width / 2 - 0.03;
  let x = -shelf.width / 2 + 0.012;
  while (x < end) {
    if (random() < 0.07 && x + 0.16 < end) {
      addTurned(
        mesh,
        {
          at: [x + 0.08, bottom, 0.02],
          profile: [
            [0.0001, 0],
            [0.04, 0],
            [0.06, 0.05],
            [0.055, 0.11],
            [0.025, 0.15],
            [0.03, 0.17],
            [0.0001, 0.165],
          ],
          segments: 24,
        },
        glaze,
      );
      x += 0.17;
      continue;
    }
    const thick = 0.018 + random() * 0.028;
    const tall = room * (0.6 + 0.3 * random());
    const deep = 0.17 + random() * 0.06;
    const cover = COVERS[Math.floor(random() * COVERS.length)]!;
    addBox(
      mesh,
      {
        centre: [x + thick / 2, bottom + tall / 2, -0.12 + deep / 2],
        size: [thick, tall, deep],
        radius: 0.002,
      },
      mesh.material(cover),
    );
    x += thick + 0.001 + (random() < 0.1 ? 0.06 : 0);
  }
}
