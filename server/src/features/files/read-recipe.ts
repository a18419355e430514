import { EditRecipe, type FileType } from '@maquette/contract';
import { Refusal } from '../../platform/refusal.ts';

/**
 * What the photo editor did, as a form tells it; undefined when it tells nothing. Only what the editor made has a recipe.
 * @throws Refusal validation_failed naming the field `recipe`
 */
export function readRecipe(text: string | undefined, type: FileType): EditRecipe | undefined {
  if (text === undefined) return undefined;
  if (type !== 'edited') throw refused('not_allowed');
  const recipe = EditRecipe.safeParse(parsed(text));
  if (!recipe.success) throw refused('invalid');
  return recipe.data;
}

const refused = (code: 'invalid' | 'not_allowed'): Refusal =>
  new Refusal('validation_failed', { fields: { recipe: { code } } });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('invalid');
  }
}
