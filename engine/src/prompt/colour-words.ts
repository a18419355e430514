import type { Oklab } from '../colour/oklab.ts';

/** English name, French names (masculine; plural and feminine endings are found by themselves, irregular ones are listed), sRGB. */
type Row = readonly [english: string, french: string, hex: string];

const ROWS: readonly Row[] = [
  ['white', 'blanc, blanche', '#f2f0eb'],
  ['off white', 'blanc cassé', '#ece7dc'],
  ['ivory', 'ivoire', '#efe8d6'],
  ['cream', 'crème', '#ece2cb'],
  ['ecru', 'écru', '#ddd2bb'],
  ['beige', 'beige', '#cdbca0'],
  ['sand', 'sable', '#cbb894'],
  ['greige', 'grège', '#b3a898'],
  ['taupe', 'taupe', '#8b7d6f'],
  ['grey', 'gris, grise', '#8b8d90'],
  ['gray', 'gris, grise', '#8b8d90'],
  ['light grey', 'gris clair, gris perle', '#bfc0c1'],
  ['dark grey', 'gris foncé', '#4d4f53'],
  ['charcoal', 'charbon, gris anthracite', '#3b3d40'],
  ['anthracite', 'anthracite', '#383b3f'],
  ['slate', 'ardoise', '#566068'],
  ['silver', 'argent, argenté', '#b9bbbd'],
  ['black', 'noir', '#1d1d1e'],
  ['brown', 'brun, marron', '#6b4529'],
  ['dark brown', 'brun foncé, marron foncé', '#40291a'],
  ['light brown', 'brun clair, marron clair', '#a1774e'],
  ['chocolate', 'chocolat', '#4b2e1e'],
  ['coffee', 'café', '#5a4030'],
  ['caramel', 'caramel', '#b0703a'],
  ['cognac', 'cognac', '#9a5528'],
  ['tan', 'fauve, havane', '#b07a48'],
  ['camel', 'camel, chameau', '#b98e5b'],
  ['honey', 'miel', '#c99244'],
  ['red', 'rouge', '#a82a2a'],
  ['burgundy', 'bordeaux', '#5f1a26'],
  ['wine', 'lie de vin', '#5d1f2d'],
  ['crimson', 'cramoisi', '#8f1e2c'],
  ['brick', 'brique', '#95482f'],
  ['rust', 'rouille', '#9c4a2a'],
  ['terracotta', 'terre cuite, terracotta', '#b5623f'],
  ['coral', 'corail', '#e0735c'],
  ['salmon', 'saumon', '#e29580'],
  ['orange', 'orange', '#cf6b24'],
  ['apricot', 'abricot', '#e3a46d'],
  ['peach', 'pêche', '#e8b392'],
  ['mustard', 'moutarde', '#c4952b'],
  ['ochre', 'ocre', '#b9812d'],
  ['yellow', 'jaune', '#dcb93c'],
  ['gold', 'doré', '#c29b4a'],
  ['champagne', 'champagne', '#dcc9a3'],
  ['green', 'vert', '#3f6b46'],
  ['dark green', 'vert foncé', '#22402c'],
  ['forest green', 'vert forêt, vert sapin', '#23452f'],
  ['emerald', 'émeraude, vert émeraude', '#1f5a45'],
  ['sage', 'sauge', '#94a084'],
  ['sage green', 'vert sauge', '#94a084'],
  ['olive', 'olive, vert olive', '#6b6a3a'],
  ['khaki', 'kaki', '#78724f'],
  ['mint', 'menthe, vert menthe, vert d eau', '#a9cdb6'],
  ['lime', 'citron vert', '#9bb53c'],
  ['moss', 'mousse', '#5b6338'],
  ['teal', 'bleu canard, sarcelle', '#1f5f66'],
  ['turquoise', 'turquoise', '#3d9e9c'],
  ['duck egg', 'bleu oeuf de canard', '#b6cdc8'],
  ['blue', 'bleu', '#35609a'],
  ['light blue', 'bleu clair, bleu ciel', '#93b4cf'],
  ['sky blue', 'bleu ciel', '#8fb8d8'],
  ['dark blue', 'bleu foncé', '#1f3157'],
  ['navy', 'bleu marine, marine', '#1f2f57'],
  ['navy blue', 'bleu marine', '#1f2f57'],
  ['midnight blue', 'bleu nuit', '#1a2440'],
  ['royal blue', 'bleu roi', '#2c4ba0'],
  ['petrol', 'bleu pétrole, pétrole', '#1f4a5a'],
  ['denim', 'bleu jean', '#46618a'],
  ['indigo', 'indigo', '#33376b'],
  ['purple', 'violet, violette, pourpre', '#5d3f7a'],
  ['lilac', 'lilas', '#b5a0c7'],
  ['lavender', 'lavande', '#a79cc6'],
  ['mauve', 'mauve', '#9b7f98'],
  ['plum', 'prune', '#573048'],
  ['aubergine', 'aubergine', '#3f2338'],
  ['pink', 'rose', '#d9a0a6'],
  ['blush', 'rose poudré, rose pâle', '#dfbcb4'],
  ['dusty pink', 'vieux rose', '#c0928f'],
  ['fuchsia', 'fuchsia', '#b4307a'],
  ['magenta', 'magenta', '#a5306e'],
  ['pure white', 'blanc pur', '#ffffff'],
  ['warm white', 'blanc chaud', '#f4ecdc'],
  ['warmer white', 'blanc plus chaud', '#f4ecdc'],
  ['cool white', 'blanc froid', '#eef1f3'],
  ['cooler white', 'blanc plus froid', '#eef1f3'],
  ['alabaster', 'albâtre', '#ece6d8'],
  ['eggshell', 'coquille d oeuf', '#efe6d2'],
  ['pearl', 'nacre, blanc perle', '#e4dfd5'],
  ['vanilla', 'vanille', '#efe0b6'],
  ['oatmeal', 'flocon d avoine', '#d8cbb3'],
  ['straw', 'paille, jaune paille', '#d9c27e'],
  ['mushroom', 'champignon', '#a89b8c'],
  ['putty', 'mastic', '#b5aa95'],
  ['mink', 'vison', '#8d7a6c'],
  ['clay', 'argile', '#a9765b'],
  ['nude', 'nude', '#d9b8a2'],
  ['mocha', 'moka', '#6f5141'],
  ['espresso', 'expresso', '#3a2a22'],
  ['hazelnut', 'noisette', '#8f6a49'],
  ['chestnut', 'châtaigne, châtain', '#6a3a28'],
  ['cinnamon', 'cannelle', '#a0602f'],
  ['sienna', 'terre de sienne', '#9a5a34'],
  ['umber', 'terre d ombre', '#5a4632'],
  ['amber', 'ambre', '#c8842b'],
  ['saffron', 'safran', '#dba02f'],
  ['lemon yellow', 'jaune citron', '#e9d44a'],
  ['butter yellow', 'jaune beurre, beurre frais', '#f0dd9b'],
  ['tangerine', 'mandarine', '#dd7a2f'],
  ['burnt orange', 'orange brûlée, orange brûlé', '#b4541f'],
  ['paprika', 'paprika', '#a33f25'],
  ['tomato red', 'rouge tomate', '#b93a2b'],
  ['scarlet', 'écarlate', '#b8231f'],
  ['cherry red', 'rouge cerise', '#98202f'],
  ['ruby', 'rubis', '#8a1b35'],
  ['raspberry', 'framboise', '#a62a52'],
  ['brick red', 'rouge brique', '#95482f'],
  ['oxblood', 'sang de boeuf', '#571a1c'],
  ['maroon', 'rouge bordeaux', '#5c2028'],
  ['rosewood', 'bois de rose', '#b98a86'],
  ['hot pink', 'rose vif, rose fuchsia', '#cf4f8a'],
  ['baby pink', 'rose bonbon, rose layette', '#ecc3cb'],
  ['orchid purple', 'mauve orchidée', '#b07fb0'],
  ['violet', 'violette', '#64408a'],
  ['amethyst', 'améthyste', '#7d5a9b'],
  ['wisteria', 'glycine', '#b3a3d0'],
  ['periwinkle', 'pervenche, bleu pervenche', '#8d93c9'],
  ['cobalt blue', 'cobalt, bleu cobalt', '#26499b'],
  ['ultramarine', 'outremer, bleu outremer', '#2b3a93'],
  ['sapphire', 'saphir, bleu saphir', '#1f3f80'],
  ['electric blue', 'bleu électrique', '#2457c5'],
  ['steel blue', 'bleu acier', '#52718c'],
  ['slate blue', 'bleu ardoise', '#5b6b80'],
  ['grey blue', 'bleu gris, gris bleu', '#7b8fa3'],
  ['powder blue', 'bleu poudré, bleu pastel', '#b5cbdc'],
  ['baby blue', 'bleu layette, bleu bébé', '#bcd6ea'],
  ['ice blue', 'bleu glacier, bleu glace', '#d3e3ea'],
  ['ocean blue', 'bleu océan', '#2a6183'],
  ['ink blue', 'bleu encre', '#1c2a44'],
  ['azure', 'azur, bleu azur', '#4f93cc'],
  ['aqua', 'bleu lagon', '#6cbcbc'],
  ['peacock blue', 'bleu paon', '#14607a'],
  ['bottle green', 'vert bouteille', '#1c3f33'],
  ['hunter green', 'vert anglais', '#2a4a36'],
  ['pine green', 'vert pin', '#2d4f3e'],
  ['fern green', 'vert fougère', '#5c7a4a'],
  ['grass green', 'vert gazon, vert prairie', '#5a8a3c'],
  ['apple green', 'vert pomme', '#8fb34b'],
  ['almond green', 'vert amande', '#a9b98d'],
  ['grey green', 'gris vert, vert gris', '#8a958a'],
  ['pistachio', 'pistache', '#b4c58e'],
  ['avocado', 'avocat', '#6d7a3c'],
  ['celadon', 'céladon', '#a6bfa5'],
  ['eucalyptus', 'eucalyptus', '#7f9a8b'],
  ['jade', 'jade', '#3d8a6e'],
  ['sea green', 'vert d océan, vert lagon', '#4f9385'],
  ['chartreuse', 'chartreuse', '#b4c23d'],
  ['warm grey', 'gris chaud', '#9c948b'],
  ['warmer grey', 'gris plus chaud', '#9c948b'],
  ['cool grey', 'gris froid', '#8b9299'],
  ['dove grey', 'gris tourterelle', '#b8b2ac'],
  ['mouse grey', 'gris souris', '#77767a'],
  ['ash grey', 'gris cendré', '#b0aea8'],
  ['lead grey', 'gris plomb', '#5f6468'],
  ['graphite', 'graphite', '#45484c'],
  ['pewter', 'étain, gris étain', '#7f8284'],
  ['jet black', 'noir de jais', '#0f0f10'],
];

/** Names that only tell the rough direction: beside a finer one ("mustard yellow") they add nothing. */
export const BASIC_COLOURS: ReadonlySet<string> = new Set(
  'red orange yellow green blue purple pink brown grey gray white black'.split(' '),
);

export interface ColourWord {
  readonly english: string;
  readonly hex: string;
  readonly language: 'en' | 'fr' | 'both';
}

function* words(): Generator<readonly [string, ColourWord]> {
  for (const [english, french, hex] of ROWS) {
    const inFrench = french.split(', ');
    yield [english, { english, hex, language: inFrench.includes(english) ? 'both' : 'en' }];
    for (const phrase of inFrench) if (phrase !== english) yield [phrase, { english, hex, language: 'fr' }];
  }
}

export const COLOUR_WORDS: readonly (readonly [string, ColourWord])[] = [...words()];

/** How a word such as "dark" moves a colour (OKLab): its lightness by addition and by a share of the way to that of pale paint, its chroma by a factor. */
export interface Shade {
  readonly english: string;
  readonly lightness: number;
  readonly pallor: number;
  readonly chroma: number;
}

type ShadeRow = readonly [
  english: string,
  french: string,
  lightness: number,
  chroma: number,
  pallor?: number,
];

const SHADE_ROWS: readonly ShadeRow[] = [
  ['light', 'clair, claire', 0, 0.8, 0.45],
  ['lighter', '', 0, 0.8, 0.45],
  ['pale', 'pâle', 0, 0.5, 0.75],
  ['pastel', '', 0, 0.5, 0.7],
  ['whitewashed', 'blanchi, cérusé', 0, 0.45, 0.65],
  ['limed', '', 0, 0.45, 0.6],
  ['bleached', 'décoloré', 0, 0.6, 0.5],
  ['soft', 'doux, douce, tendre', 0, 0.8, 0.2],
  ['dusty', 'poudré, cendré', 0.03, 0.6],
  ['muted', 'sourd, éteint', -0.02, 0.55],
  ['bright', 'vif, vive', 0.06, 1.25],
  ['vivid', 'intense', 0.02, 1.35],
  ['dark', 'foncé, sombre', -0.13, 0.95],
  ['darker', '', -0.13, 0.95],
  ['deep', 'profond', -0.1, 1.1],
  ['rich', 'soutenu', -0.05, 1.2],
];

function* shades(): Generator<readonly [string, Shade]> {
  for (const [english, french, lightness, chroma, pallor = 0] of SHADE_ROWS) {
    for (const phrase of [english, ...french.split(', ')]) {
      if (phrase !== '') yield [phrase, { english, lightness, pallor, chroma }];
    }
  }
}

/** Words that shift a colour's lightness (OKLab) and chroma. */
export const SHADES: readonly (readonly [string, Shade])[] = [...shades()];

/** Lightness of pale paint (OKLab). */
const PALEST = 0.95;

/** A colour moved by a shade; both OKLab. */
export function shadedLab([l, a, b]: Oklab, { lightness, pallor, chroma }: Omit<Shade, 'english'>): Oklab {
  return [l + lightness + pallor * Math.max(0, PALEST - l), a * chroma, b * chroma];
}
