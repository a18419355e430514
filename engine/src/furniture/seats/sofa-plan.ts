import type { Random } from '../../random.ts';
import { pick, suited, type Look } from '../look.ts';

/** Form and measures of a sofa, metres. */
export interface SofaPlan {
  readonly width: number;
  readonly depth: number;
  readonly arm: number;
  readonly armHeight: number;
  readonly armRadius: number;
  /** Rolled arms end in a bolster that overhangs them. */
  readonly isRolled: boolean;
  readonly legHeight: number;
  readonly backHeight: number;
  readonly seats: number;
  readonly legKind: 'tapered' | 'block' | 'rail';
  readonly backKind: 'cushions' | 'channels' | 'pillows';
  /** One long seat cushion instead of one a person. */
  readonly hasBench: boolean;
  /** Cord in the seams of the cushions. */
  readonly isPiped: boolean;
}

type Back = SofaPlan['backKind'];
type Arm = Pick<SofaPlan, 'arm' | 'armHeight' | 'armRadius' | 'isRolled'>;

const ARMS: readonly [Arm, ...Arm[]] = [
  { arm: 0.17, armHeight: 0.49, armRadius: 0.06, isRolled: false },
  { arm: 0.22, armHeight: 0.46, armRadius: 0.095, isRolled: false },
  { arm: 0.115, armHeight: 0.5, armRadius: 0.035, isRolled: false },
  { arm: 0.15, armHeight: 0.5, armRadius: 0.05, isRolled: true },
];

/** Chooses the forms of a sofa's parts. */
export function planSofa(look: Look, width: number, random: Random): SofaPlan {
  const arm = pick(random, ARMS);
  const legKind = pick(random, suited<SofaPlan['legKind']>(look, ['tapered', 'block', 'rail']));
  const rise = 0.08 * random();
  const inner = width - 2 * arm.arm;
  const backs: [Back, ...Back[]] =
    inner < 0.95 ? ['cushions', 'cushions', 'channels'] : ['cushions', 'channels', 'pillows'];
  const backKind = pick(random, suited(look, backs));
  return {
    ...arm,
    width,
    depth: 0.92,
    legKind,
    backKind,
    legHeight: legKind === 'block' ? 0.07 : 0.14,
    backHeight: 0.62 + rise,
    seats: inner < 0.95 ? 1 : inner < 1.75 ? 2 : 3,
    hasBench: random() < 0.35,
    isPiped: random() < 0.6,
  };
}
