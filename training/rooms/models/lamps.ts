import type { Profile } from '../../../engine/src/models.ts';
import type { Chance } from '../chance.ts';
import { anyColour, bulb, colour, either, hard, metal, near, stuff, type Dress } from '../matter.ts';
import { ModelBuilder, type Model } from '../model.ts';

const shadeCloth: Dress = (c) => {
  const first = c.is(0.7)
    ? colour(c.between(0.05, 0.15), c.between(0, 0.25), c.between(0.7, 0.98))
    : anyColour(c);
  return stuff('cloth', first, { second: near(c, first, 0.1), glow: c.is(0.55) ? c.between(0.3, 2.5) : 0 });
};

function shade(
  c: Chance,
  size: { low: readonly [number, number]; high: readonly [number, number]; tall: readonly [number, number] },
): Profile {
  return [
    [c.within(size.low), 0],
    [c.within(size.high), c.within(size.tall)],
  ];
}

export function floorLamp(c: Chance): Model {
  const b = new ModelBuilder();
  const stem = b.part(either(metal, 0.6, hard));
  const cover = b.part(shadeCloth);
  const high = c.between(1.2, 1.75);
  if (c.is(0.7))
    b.post(stem, { from: 0, to: 0.03 }, 0.14).bar(
      stem,
      [
        [0, 0, 0],
        [0, high, 0],
      ],
      0.014,
    );
  else
    for (let i = 0; i < 3; i++)
      b.bar(
        stem,
        [
          [0, high - 0.1, 0],
          [Math.cos(i * 2.1) * 0.3, 0, Math.sin(i * 2.1) * 0.3],
        ],
        0.015,
      );
  if (c.is(0.65))
    b.turned(
      cover,
      [0, high - 0.1, 0],
      shade(c, { low: [0.14, 0.26], high: [0.08, 0.22], tall: [0.2, 0.38] }),
    );
  else
    b.bar(
      stem,
      [
        [0, high, 0],
        [0.2, high + 0.2, 0],
        [0.45, high + 0.1, 0],
      ],
      0.012,
    ).turned(
      cover,
      [0.45, high - 0.05, 0],
      [
        [0.14, 0],
        [0.05, 0.16],
      ],
    );
  return b.build('lamp');
}

export function tableLamp(c: Chance): Model {
  const b = new ModelBuilder();
  const body = b.part(either(metal, 0.4, hard));
  const cover = b.part(shadeCloth);
  const form = c.of(['pot', 'stick', 'arm'] as const);
  const high = form === 'arm' ? c.between(0.35, 0.55) : c.between(0.15, 0.4);
  if (form === 'arm') {
    b.post(body, { from: 0, to: 0.025 }, 0.09);
    b.bar(
      body,
      [
        [0, 0, 0],
        [-0.12, high * 0.6, 0],
        [0.12, high, 0],
      ],
      0.01,
    );
    b.turned(
      cover,
      [0.15, high - 0.07, 0],
      [
        [0.09, 0],
        [0.03, 0.12],
      ],
    );
    return b.build('lamp');
  }
  if (form === 'pot') b.post(body, { from: 0, to: high }, [c.between(0.04, 0.13), c.between(0.02, 0.08)]);
  else
    b.post(body, { from: 0, to: 0.02 }, 0.08).bar(
      body,
      [
        [0, 0, 0],
        [0, high, 0],
      ],
      0.012,
    );
  b.turned(cover, [0, high, 0], shade(c, { low: [0.1, 0.2], high: [0.06, 0.17], tall: [0.12, 0.28] }));
  return b.build('lamp');
}

/** Hangs from y = 0 down: a shade, a globe, a chandelier or a fan with a light. */
export function pendant(c: Chance): Model {
  const b = new ModelBuilder();
  const cord = b.part(metal);
  const light = b.part(bulb);
  const cover = b.part(shadeCloth);
  const drop = c.between(0.2, 1.1);
  b.bar(
    cord,
    [
      [0, 0, 0],
      [0, -drop, 0],
    ],
    0.008,
  );
  const form = c.of(['shade', 'shade', 'globe', 'chandelier', 'fan'] as const);
  if (form === 'shade')
    b.turned(
      cover,
      [0, -drop - 0.25, 0],
      shade(c, { low: [0.12, 0.32], high: [0.05, 0.25], tall: [0.2, 0.26] }),
    );
  if (form === 'globe') {
    const radius = c.between(0.08, 0.22);
    b.turned(
      light,
      [0, -drop - radius, 0],
      Array.from(
        { length: 9 },
        (_, i) =>
          [
            Math.max(0.001, radius * Math.sin((i / 8) * Math.PI)),
            -radius * Math.cos((i / 8) * Math.PI),
          ] as const,
      ),
    );
  }
  if (form === 'chandelier') addArms(b, c, { cord, light, drop });
  if (form === 'fan') {
    b.post(cord, { from: -drop - 0.1, to: -drop + 0.05 }, 0.1);
    b.post(light, { from: -drop - 0.18, to: -drop - 0.1 }, 0.09);
    const blade = b.part(hard);
    const [count, spin] = [c.whole(3, 5), c.between(0, 2)];
    for (let i = 0; i < count; i++) {
      const angle = spin + (i / count) * 6.283;
      b.turnedBox(blade, {
        at: [Math.cos(angle) * 0.38, -drop, -Math.sin(angle) * 0.38],
        size: [0.5, 0.012, 0.12],
        y: angle,
      });
    }
  }
  return b.build('lamp');
}

function addArms(
  b: ModelBuilder,
  c: Chance,
  { cord, light, drop }: { cord: number; light: number; drop: number },
): void {
  const [count, reach] = [c.whole(4, 10), c.between(0.25, 0.5)];
  for (let i = 0; i < count; i++) {
    const [x, z] = [Math.cos((i / count) * 6.283), Math.sin((i / count) * 6.283)];
    b.bar(
      cord,
      [
        [0, -drop, 0],
        [reach * 0.5 * x, -drop - 0.12, reach * 0.5 * z],
        [reach * x, -drop, reach * z],
      ],
      0.012,
    );
    b.post(light, { x: reach * x, z: reach * z, from: -drop, to: -drop + 0.1, segments: 6 }, [0.025, 0.015]);
  }
  b.post(cord, { from: -drop - 0.2, to: -drop + 0.1 }, 0.05);
}

/** Hangs flat under the ceiling at y = 0. */
export function ceilingLamp(c: Chance): Model {
  const b = new ModelBuilder();
  const radius = c.between(0.12, 0.3);
  if (c.is(0.7)) b.post(b.part(bulb), { from: -0.1, to: 0, segments: 18 }, [radius * 0.8, radius]);
  else
    b.box(b.part(metal), [0, -0.03, 0], [0.7, 0.03, 0.03]).box(
      b.part(bulb),
      [0, -0.08, 0],
      [0.5, 0.06, 0.06],
    );
  return b.build('lamp');
}

/** A wall lamp; the wall is behind it at z = 0. */
export function wallLamp(c: Chance): Model {
  const b = new ModelBuilder();
  const arm = b.part(metal);
  const cover = b.part(shadeCloth);
  b.box(arm, [0, 0, 0.02], [0.08, 0.14, 0.03]).bar(
    arm,
    [
      [0, 0, 0.02],
      [0, 0.02, 0.14],
    ],
    0.01,
  );
  b.turned(
    cover,
    [0, -0.04, 0.15],
    [
      [c.between(0.06, 0.12), 0],
      [c.between(0.04, 0.09), c.between(0.1, 0.2)],
    ],
  );
  return b.build('lamp');
}
