import type { EditRecipe } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { recipeChanges } from './recipe-changes.ts';

/** What the photo editor did, written for the reader; undefined where there is no recipe. */
export const useRecipeText = (recipe: EditRecipe | undefined): string | undefined => {
  const { t, i18n } = useTranslation();
  if (recipe === undefined) return undefined;
  const signed = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const texts = recipeChanges(recipe).map((change) => {
    if ('value' in change) return t(`files.recipe.${change.what}`, { value: signed.format(change.value) });
    if ('percent' in change)
      return t(`files.recipe.${change.what}`, { value: percent.format(change.percent / 100) });
    return t(`files.recipe.${change.what}`);
  });
  if (texts.length === 0) return t('files.recipe.nothing');
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(texts);
};
