import {
  type EditRecipe,
  type HistoryItem,
  isMadeName,
  purposeOfPicture,
  stylePresets,
} from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEngineName } from '../../../platform/query/use-engine-name.ts';
import { modelsText } from '../../../platform/wishes/models-text.ts';
import { understoodText } from '../../../platform/wishes/wish-text.ts';
import { printPercent } from '../../../platform/i18n/print-percent.ts';
import { albumsQuery } from '../albums/use-albums.ts';
import { useDateText, useSizeText } from '../picture-words.ts';
import { photoNameOf, pictureLabel } from '../../../platform/photos/picture-title.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Everything known of a picture, named and written for the reader; what does not apply is left out. */
export function useFacts(picture: HistoryItem): Fact[] {
  const facts = [...useAsked(picture), ...useMade(picture), ...useFile(picture)];
  return facts.flatMap(([name, value]) => (value ? { name, value } : []));
}

type MaybeFact = [string, string | undefined];

function useAsked(picture: HistoryItem): MaybeFact[] {
  const { t, i18n } = useTranslation();
  const { metadata, newObject, newColor, searchPrompt } = picture;
  const purpose = purposeOfPicture(picture);
  const isRecoloured = purpose === 'recolor';
  const isSearch = isRecoloured || purpose === 'replace';
  const style = stylePresets.find((preset) => preset === picture.stylePreset);
  const isRemoval = metadata.parameters?.['mode'] === 'remove';
  const group = metadata.parameters?.['group'];
  const removed = group === undefined ? t('edits.result.removed') : t(pictureLabel(picture));
  return [
    [t('files.view.type'), t(pictureLabel(picture))],
    [isRecoloured ? t('files.fact.recoloured') : t('files.fact.searched'), searchPrompt],
    [t('files.fact.replacedBy'), isRecoloured ? undefined : newObject],
    [t('files.fact.colour'), newColor],
    [t('files.view.prompt'), isRemoval ? picture.prompt || removed : isSearch ? undefined : picture.prompt],
    // To our own engine nothing is sent.
    [t('edits.search.fact.translated'), metadata.preview ? undefined : picture.translatedPrompt],
    [
      t('edits.result.understood'),
      metadata.understood && understoodText(metadata.understood, t, i18n.language),
    ],
    [t('edits.receipt.closest'), metadata.closest],
    [t('edits.search.fact.leftOut'), metadata.leftOut?.join(', ')],
    [t('edits.result.negativePrompt'), picture.negativePrompt],
    [t('edits.result.stylePreset'), style && t(`edits.style.${style}`)],
  ];
}

function useMade({ metadata }: HistoryItem): MaybeFact[] {
  const { t, i18n } = useTranslation();
  const { engine, preview, confidence, deltaE, receipt, recipe } = metadata;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const took = receipt && (Date.parse(receipt.finishedAt) - Date.parse(receipt.startedAt)) / 1000;
  return [
    [t('files.view.engine'), useEngineName({ name: engine ?? '', preview: preview && engine !== undefined })],
    [t('edits.model.title'), modelsText(metadata.models, t)],
    [
      t('edits.search.fact.sure'),
      confidence === undefined ? undefined : printPercent(confidence, i18n.language),
    ],
    [t('edits.receipt.difference'), deltaE === undefined ? undefined : number.format(deltaE)],
    [t('edits.receipt.charged'), receipt && t('edits.receipt.credits', { count: receipt.charged })],
    [
      t('edits.receipt.took'),
      took === undefined ? undefined : t('edits.receipt.seconds', { seconds: number.format(took) }),
    ],
    [t('files.fact.recipe'), useRecipeText(recipe)],
  ];
}

function useFile(picture: HistoryItem): MaybeFact[] {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const dateText = useDateText();
  const { width, height } = picture.metadata;
  const whole = { dateStyle: 'long', timeStyle: 'short' } as const;
  const { deletedAt } = picture;
  const { data: albums } = useQuery({ ...albumsQuery, enabled: picture.albumId !== undefined });
  return [
    [t('files.view.created'), dateText(picture.createdAt, whole)],
    [t('files.fact.deleted'), deletedAt && dateText(deletedAt, whole)],
    [t('files.view.dimensions'), width > 0 ? t('files.view.dimensionsValue', { width, height }) : undefined],
    [t('files.view.size'), sizeText(picture.size)],
    [t('files.fact.photo'), photoNameOf(picture) ?? undefined],
    [t('files.fact.album'), albums?.find(({ id }) => id === picture.albumId)?.name],
    [t('files.fact.name'), isMadeName(picture.name) ? undefined : picture.name],
  ];
}

/** What the photo editor did, written for the reader; undefined where there is no recipe. */
function useRecipeText(recipe: EditRecipe | undefined): string | undefined {
  const { t, i18n } = useTranslation();
  if (recipe === undefined) return undefined;
  const signed = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const texts = recipeChanges(recipe).map((change) => {
    if ('value' in change) return t(`files.recipe.${change.what}`, { value: signed.format(change.value) });
    if ('percent' in change)
      return t(`files.recipe.${change.what}`, { value: printPercent(change.percent / 100, i18n.language) });
    return t(`files.recipe.${change.what}`);
  });
  if (texts.length === 0) return t('files.recipe.nothing');
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(texts);
}

/** One thing the photo editor did, and its value where it has one. */
type RecipeChange =
  | { what: Valued | 'rotation' | 'straighten' | 'vertical' | 'horizontal'; value: number }
  | { what: 'brightness' | 'contrast' | 'saturation' | 'sharpen'; percent: number }
  | { what: 'invert' | 'flippedHorizontally' | 'flippedVertically' | 'cropped' };

type Valued = 'shadows' | 'highlights' | 'exposure' | 'temperature' | 'tint' | 'hue' | 'blur';

/** What a recipe does to a picture, in the order in which it is done; what changes nothing is left out. */
export function recipeChanges({ settings, transformations }: EditRecipe): RecipeChange[] {
  const { flipped, rotation, straighten, perspective, crop } = transformations;
  const valued = (what: Valued): RecipeChange[] =>
    settings[what] === 0 ? [] : [{ what, value: settings[what] }];
  const scaled = (what: 'brightness' | 'contrast' | 'saturation'): RecipeChange[] =>
    settings[what] === 100 ? [] : [{ what, percent: settings[what] }];
  const done = (
    what: 'invert' | 'flippedHorizontally' | 'flippedVertically' | 'cropped',
    isDone: boolean,
  ): RecipeChange[] => (isDone ? [{ what }] : []);
  const upright = (what: 'vertical' | 'horizontal'): RecipeChange[] =>
    perspective[what] === 0 ? [] : [{ what, value: perspective[what] }];
  return [
    ...valued('shadows'),
    ...valued('highlights'),
    ...valued('exposure'),
    ...valued('temperature'),
    ...valued('tint'),
    ...scaled('brightness'),
    ...scaled('contrast'),
    ...scaled('saturation'),
    ...valued('hue'),
    ...done('invert', settings.invert),
    ...(settings.sharpen === 0 ? [] : [{ what: 'sharpen' as const, percent: settings.sharpen }]),
    ...valued('blur'),
    ...done('flippedHorizontally', flipped.horizontal),
    ...done('flippedVertically', flipped.vertical),
    ...(rotation === 0 ? [] : [{ what: 'rotation' as const, value: rotation }]),
    ...(straighten === 0 ? [] : [{ what: 'straighten' as const, value: straighten }]),
    ...upright('vertical'),
    ...upright('horizontal'),
    ...done('cropped', crop !== null),
  ];
}
