import { logOddsOf, type HandShares, type Heard } from '../../engine/src/models.ts';

/** What a hand did, what spoke for every region, its pixels, and those of them that belong. */
export interface Question {
  readonly heard: Heard;
  readonly size: ArrayLike<number>;
  readonly inside: ArrayLike<number>;
}

/** Intersection over union of what is above 0 with what is meant. */
export function overlapOf({ heard, size, inside }: Question, shares: HandShares): number {
  const odds = logOddsOf(heard, shares);
  let [both, either] = [0, 0];
  for (let region = 0; region < odds.length; region++) {
    const isIn = odds[region]! > 0;
    if (isIn) both += inside[region]!;
    either += isIn ? size[region]! : inside[region]!;
  }
  return both / Math.max(1, either);
}

const FEATURES = [0.4, 0.6, 0.8, 1];
const ANSWER = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8];
const BOLD = [-0.6, -0.3, 0, 0.3, 0.6];
/** What fills less of the picture than this is small, and counts as much as all together: it is what is pointed at most. */
const SMALL = 0.04;

/** The shares by which questions overlap most in the mean, small things apart. */
export function fitShares(questions: readonly Question[]): HandShares {
  const small = questions.filter(({ size, inside }) => sumOf(inside) < SMALL * sumOf(size));
  const rate = (shares: HandShares): number => meanOverlap(questions, shares) + meanOverlap(small, shares);
  return FEATURES.flatMap((features) =>
    ANSWER.flatMap((answer) => BOLD.map((bold) => ({ features, answer, bold }))),
  )
    .map((shares) => ({ shares, rating: rate(shares) }))
    .reduce((best, next) => (next.rating > best.rating ? next : best)).shares;
}

const sumOf = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, value) => sum + value, 0);

const meanOverlap = (questions: readonly Question[], shares: HandShares): number =>
  questions.reduce((sum, one) => sum + overlapOf(one, shares), 0) / Math.max(1, questions.length);
