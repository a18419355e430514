import { paint } from '../../scene/materials/hard.ts';
import { addLeaf } from '../../scene/shapes/soft.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import { unit, type Vec3 } from '../../scene/vector.ts';
import { addLeafAt, addStem, type BouquetForm, type Bunch, fan, type LeafForm, type Tip } from './bunch.ts';
import { addDaisy, addHydrangea, addPlume, addRose, addTulip } from './petals.ts';

const YOLK = paint([0.75, 0.4, 0.02], 0.8);
const SEEDS = paint([0.06, 0.03, 0.012], 0.95);

const BROAD: LeafForm = { outline: 'oval', length: 0.085, width: 0.042, droop: 0.35 };

/** How the flowers of a bunch are arranged. */
export const ARRANGE: Record<BouquetForm, (bunch: Bunch) => void> = {
  mixed: arrangeMixed,
  roses: arrangeRoses,
  peonies: arrangePeonies,
  wild: arrangeWild,
  tulips: arrangeTulips,
  sunflowers: arrangeSunflowers,
  lavender: arrangeLavender,
  dried: arrangeDried,
};

/** Leaves that look out below and between the heads. */
function addCollar(bunch: Bunch, leaf: LeafForm, reach: number): void {
  const places = fan(bunch, { count: 34, spread: 1.55, reach: [reach, reach * 0.9] });
  for (const tip of places.slice(8)) {
    if (tip.number % 3 === 0) addStem(bunch, tip, 0.0016);
    addLeafAt(bunch, tip, leaf);
  }
}

function addRoses(bunch: Bunch, tips: readonly Tip[], rose: { radius: number; count: number }): void {
  const { mesh, random, petals } = bunch;
  for (const tip of tips) {
    addStem(bunch, tip);
    const radius = rose.radius * (0.86 + 0.26 * random());
    const { at, axis, number } = tip;
    const tones = [petals[number % 3]!, petals[(number + 1) % 3]!];
    addRose(mesh, { at, axis, radius, random, count: rose.count }, tones);
  }
}

function arrangeRoses(bunch: Bunch): void {
  addRoses(bunch, fan(bunch, { count: 25, spread: 1.3, reach: [0.115, 0.15] }), {
    radius: 0.042,
    count: 17,
  });
  addCollar(bunch, BROAD, 0.085);
}

function arrangePeonies(bunch: Bunch): void {
  addRoses(bunch, fan(bunch, { count: 10, spread: 1.15, reach: [0.12, 0.16] }), { radius: 0.058, count: 38 });
  addCollar(bunch, { ...BROAD, outline: 'lance', length: 0.11 }, 0.09);
}

function arrangeTulips(bunch: Bunch): void {
  const { mesh, random, petals } = bunch;
  for (const tip of fan(bunch, { count: 17, spread: 0.86, reach: [0.19, 0.25] })) {
    addStem(bunch, tip, 0.003);
    const { at, axis, number } = tip;
    addTulip(mesh, { at, axis, random, radius: 0.027, open: 0.1 + 0.5 * random() }, petals[number % 3]!);
  }
  const blade: LeafForm = { outline: 'lance', length: 0.24, width: 0.04, droop: 0.3 };
  for (const tip of fan(bunch, { count: 13, spread: 0.8, reach: [0.01, 0.01] })) addLeafAt(bunch, tip, blade);
}

function arrangeSunflowers(bunch: Bunch): void {
  const { mesh, random, petals } = bunch;
  const heart = mesh.material(SEEDS);
  for (const tip of fan(bunch, { count: 8, spread: 1, reach: [0.17, 0.23] })) {
    addStem(bunch, tip, 0.004);
    const axis = unit([tip.axis[0], 0.55 * tip.axis[1], tip.axis[2] + 0.55]);
    const bloom = { at: tip.at, axis, radius: 0.07 * (0.85 + 0.3 * random()), random };
    addDaisy(mesh, { bloom, count: 17, rows: 2, heart: 0.42 }, { petal: petals[tip.number % 3]!, heart });
  }
  addCollar(bunch, { outline: 'heart', length: 0.11, width: 0.08, droop: 0.4 }, 0.1);
}

/** Daisies, small bright flowers and grasses. */
function arrangeWild(bunch: Bunch): void {
  const { mesh, random, petals, second, white } = bunch;
  const heart = mesh.material(YOLK);
  for (const tip of fan(bunch, { count: 34, spread: 1.05, reach: [0.15, 0.23] })) {
    addStem(bunch, tip, 0.0015);
    const { at, axis, number } = tip;
    const bloom = { at, axis, radius: 0.024 * (0.8 + 0.45 * random()), random };
    const slot = [white, petals[number % 3]!, white, second[number % 3]!][number % 4]!;
    addDaisy(mesh, { bloom, count: 13, rows: number % 4 === 0 ? 1 : 2, heart: 0.3 }, { petal: slot, heart });
  }
  addCollar(bunch, { outline: 'lance', length: 0.12, width: 0.016, droop: 0.4 }, 0.1);
  addSprays(bunch, 6, 0.17);
}

/** Large heads, hydrangeas between them, small white ones, and sprigs of eucalyptus. */
function arrangeMixed(bunch: Bunch): void {
  const { mesh, random, second, white } = bunch;
  const tips = fan(bunch, { count: 19, spread: 1.2, reach: [0.13, 0.17] });
  const isBall = ({ number }: Tip): boolean => number >= 3 && number <= 6;
  addRoses(
    bunch,
    tips.filter((tip) => !isBall(tip)),
    { radius: 0.041, count: 20 },
  );
  for (const { at, axis } of tips.filter(isBall))
    addHydrangea(mesh, { at, axis, radius: 0.055, random }, second);
  const heart = mesh.material(YOLK);
  for (const tip of fan(bunch, { count: 12, spread: 1.25, reach: [0.17, 0.21] })) {
    addStem(bunch, tip, 0.0013);
    const { at, axis } = tip;
    addDaisy(
      mesh,
      { bloom: { at, axis, radius: 0.017, random }, count: 11, rows: 1, heart: 0.34 },
      { petal: white, heart },
    );
  }
  addCollar(bunch, BROAD, 0.1);
  addSprays(bunch, 11, 0.22);
}

/** Sprigs with round leaves in pairs that reach beyond the heads. */
function addSprays(bunch: Bunch, count: number, reach: number): void {
  const { mesh, leaves } = bunch;
  for (const tip of fan(bunch, { count, spread: 1.35, reach: [reach, reach * 1.1] }).slice(2)) {
    addStem(bunch, tip, 0.0014);
    for (let pair = 0; pair < 12; pair++) {
      const share = 1 - 0.05 * Math.floor(pair / 2);
      const base = tip.at.map((value, k) =>
        k === 1 ? bunch.mouth.y + (value - bunch.mouth.y) * share : value * share ** 1.1,
      );
      const hand = pair % 2 === 0 ? 1 : -1;
      const { axis } = tip;
      const along = unit([axis[0] * 0.5 - hand * axis[2] * 0.9, 0.5, axis[2] * 0.5 + hand * axis[0] * 0.9]);
      const leaf = { base: base as unknown as Vec3, along, up: axis, length: 0.028, width: 0.02, steps: 3 };
      addLeaf(mesh, { ...leaf, outline: 'oval', droop: 0.1, seed: pair }, leaves[tip.number % 3]!);
    }
  }
}

function arrangeLavender(bunch: Bunch): void {
  const { petals } = bunch;
  for (const tip of fan(bunch, { count: 58, spread: 0.78, reach: [0.17, 0.22] })) {
    addStem(bunch, tip, 0.0013);
    addSpike(bunch, tip, petals[tip.number % 3]!);
  }
  const blade: LeafForm = { outline: 'lance', length: 0.13, width: 0.008, droop: 0.2 };
  for (const tip of fan(bunch, { count: 40, spread: 0.95, reach: [0.02, 0.02] }))
    addLeafAt(bunch, tip, blade);
}

/** Whorls of buds above each other, the lowest a little apart. */
function addSpike({ mesh, random }: Bunch, { at, axis }: Tip, slot: number): void {
  const long = 0.055 + 0.03 * random();
  const path = Array.from({ length: 19 }, (_, i): Vec3 => {
    const share = (i / 18) * long;
    return [at[0] + axis[0] * share, at[1] + axis[1] * share, at[2] + axis[2] * share];
  });
  const radius = (share: number): number =>
    (0.0018 + 0.0052 * Math.abs(Math.sin(share * Math.PI * 6)) ** 0.7) * (1.05 - 0.55 * share);
  addTube(mesh, { path, radius, segments: 6 }, slot);
}

function arrangeDried(bunch: Bunch): void {
  const { mesh, random, petals, second } = bunch;
  for (const tip of fan(bunch, { count: 9, spread: 0.72, reach: [0.17, 0.26] })) {
    addStem(bunch, tip, 0.002);
    const bloom = { at: tip.at, axis: tip.axis, radius: 0.042, random };
    addPlume(mesh, { bloom, length: 0.14, hairs: 560 }, [...petals, ...second]);
  }
  for (const tip of fan(bunch, { count: 12, spread: 0.95, reach: [0.13, 0.2] })) {
    addStem(bunch, tip, 0.0012);
    addTail(bunch, tip, second[tip.number % 3]!);
  }
}

/** The soft oval head of a hare's-tail grass. */
function addTail({ mesh }: Bunch, { at, axis }: Tip, slot: number): void {
  const path = Array.from({ length: 9 }, (_, i): Vec3 => {
    const share = (i / 8) * 0.035;
    return [at[0] + axis[0] * share, at[1] + axis[1] * share, at[2] + axis[2] * share];
  });
  addTube(
    mesh,
    { path, radius: (share) => 0.0006 + 0.009 * Math.sin(Math.PI * share ** 0.8), segments: 9 },
    slot,
  );
}
