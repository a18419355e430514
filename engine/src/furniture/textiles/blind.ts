import type { BlindForm } from '../../lexicon/details.ts';
import { paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { chances, isSoft, pick, turnBy, type Look } from '../look.ts';
import { addPleatedBlind, addRollerBlind, addRomanBlind } from './cloth-blind.ts';
import type { Blind } from './blind-parts.ts';
import { addVenetianBlind } from './venetian-blind.ts';

const WHITE = paint([0.76, 0.755, 0.74], 0.4);

const CLOTH: readonly [BlindForm, ...BlindForm[]] = ['roman', 'venetian', 'roller', 'pleated'];

const FORMS: Record<BlindForm, (mesh: Mesh, blind: Blind) => void> = {
  roller: addRollerBlind,
  roman: addRomanBlind,
  venetian: addVenetianBlind,
  pleated: addPleatedBlind,
};

/** What is sawn or rolled is laid in slats, what is woven of cane is folded. */
function formOf(look: Look): BlindForm {
  if (isSoft(look) || look.isPrinted) return turnBy(look, CLOTH);
  return look.main.relief === undefined || look.main.hasGrain ? 'venetian' : 'roman';
}

/** A window blind let down: of cloth on a roll, in folds or pleats, or of slats. Metres; stands on y = 0, the wall at z = 0. */
export function buildBlind(look: Look, size: { width: number; height: number }, named?: BlindForm): Mesh {
  const mesh = new Mesh();
  const random = chances(look, 61);
  const rail = mesh.material(pick(random, [WHITE, look.legs]));
  FORMS[named ?? formOf(look)](mesh, { ...size, look, random, rail });
  return mesh;
}
