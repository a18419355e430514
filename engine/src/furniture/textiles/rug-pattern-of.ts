import { RUG_PATTERNS, type RugPattern } from '../../lexicon/details.ts';
import { chances, pick, suited, type Look } from '../look.ts';

/** The pattern that was named, that suits the style, or one by the seed. */
export function rugPatternOf(look: Pick<Look, 'seed' | 'style'>, named?: RugPattern): RugPattern {
  return named ?? pick(chances(look, 9), suited(look, RUG_PATTERNS));
}
