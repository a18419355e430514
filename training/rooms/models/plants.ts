import type { Vec3 } from '../../../engine/src/models.ts';
import type { Chance } from '../chance.ts';
import { foliage, hard, wood } from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

/** A potted bush: blades about a stem, small or tall, thin or dense. */
export function bush(c: Chance): Model {
  const b = new ModelBuilder();
  const pot = b.part(hard);
  const stem = b.part(wood);
  const greens = [b.part(foliage), b.part(foliage), b.part(foliage)] as const;
  const [high, radius] = [c.between(0.12, 0.4), c.between(0.06, 0.2)];
  const top = high + c.between(0.15, 1.4);
  b.post(pot, { from: 0, to: high }, [radius * 0.8, radius]).bar(
    stem,
    [
      [0, high, 0],
      [0, top, 0],
    ],
    0.015,
  );
  const [spread, long] = [c.between(0.08, 0.5), c.between(0.08, 0.3)];
  for (let i = c.whole(25, 80); i > 0; i--) {
    const angle = c.between(0, 6.283);
    const [dx, dz, rise] = [Math.cos(angle), Math.sin(angle), c.between(-0.4, 1)];
    const share = long / Math.hypot(1, rise);
    const out = spread * c.between(0.1, 0.9);
    const [x, y, z] = [dx * out, high + (top - high) * c.between(0.1, 1), dz * out];
    const wide = long * c.between(0.15, 0.5);
    const at = (along: number, across: number, drop: number): Vec3 => [
      x + dx * share * along - dz * wide * across,
      y + rise * long * along - drop,
      z + dz * share * along + dx * wide * across,
    ];
    b.blade(c.of(greens), [[x, y, z], at(0.5, 1, 0), at(1, 0, 0.03), at(0.5, -1, 0)]);
  }
  return b.build('plant');
}

/** Cut flowers or twigs in a vase. */
export function bouquet(c: Chance): Model {
  const b = new ModelBuilder();
  const vase = b.part(hard);
  const stalk = b.part(foliage);
  const petals = [b.part(hard), b.part(foliage)] as const;
  const high = c.between(0.12, 0.3);
  b.post(vase, { from: 0, to: high, segments: 10 }, [c.between(0.03, 0.08), c.between(0.03, 0.07)]);
  for (let i = c.whole(5, 16); i > 0; i--) {
    const [angle, lean, long] = [c.between(0, 6.283), c.between(0.02, 0.18), c.between(0.12, 0.35)];
    const tip: Vec3 = [Math.cos(angle) * lean, high + long, Math.sin(angle) * lean];
    b.bar(stalk, [[0, high * 0.8, 0], tip], 0.004);
    const size = c.between(0.02, 0.05);
    b.turnedBox(c.of(petals), { at: tip, size: [size * 2, size, size * 2], y: angle, x: lean * 4 });
  }
  return b.build('plant');
}
