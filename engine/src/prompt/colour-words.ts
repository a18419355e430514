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
  ['sage', 'sauge, vert sauge', '#94a084'],
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
];

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

/** Words that shift a colour's lightness (OKLab) and chroma. */
export const SHADES: readonly (readonly [string, { lightness: number; chroma: number }])[] = [
  ['light', { lightness: 0.12, chroma: 0.85 }],
  ['pale', { lightness: 0.16, chroma: 0.7 }],
  ['pastel', { lightness: 0.18, chroma: 0.6 }],
  ['soft', { lightness: 0.07, chroma: 0.8 }],
  ['bright', { lightness: 0.06, chroma: 1.25 }],
  ['dark', { lightness: -0.13, chroma: 0.95 }],
  ['deep', { lightness: -0.1, chroma: 1.1 }],
  ['clair', { lightness: 0.12, chroma: 0.85 }],
  ['claire', { lightness: 0.12, chroma: 0.85 }],
  ['pâle', { lightness: 0.16, chroma: 0.7 }],
  ['vif', { lightness: 0.06, chroma: 1.25 }],
  ['vive', { lightness: 0.06, chroma: 1.25 }],
  ['foncé', { lightness: -0.13, chroma: 0.95 }],
  ['sombre', { lightness: -0.13, chroma: 0.95 }],
  ['profond', { lightness: -0.1, chroma: 1.1 }],
];
