/** English name, more English words, French words: styles of furnishing that people name. */
const ROWS = [
  ['art deco', 'deco, art deco style, gatsby', 'art déco'],
  ['art nouveau', '', 'art nouveau'],
  ['scandinavian', 'scandi, nordic, danish, swedish, hygge', 'scandinave, nordique, danois, suédois'],
  [
    'mid-century',
    'mid century modern, mid century, midcentury, fifties, sixties, eames',
    'années cinquante, années 50, années soixante, années 60',
  ],
  ['industrial', 'loft style, factory', 'industriel, industrielle, style usine, style loft, style atelier'],
  ['modern', 'contemporary', 'moderne, contemporain'],
  ['minimalist', 'minimal', 'minimaliste, épuré'],
  ['rustic', 'country, cottage, chalet', 'rustique, campagnard, campagne, style montagne, style chalet'],
  ['farmhouse', 'modern farmhouse', 'campagne chic, ferme, style ferme'],
  ['bohemian', 'boho, hippie, boho chic, bohemian chic', 'bohème, boho, bohème chic'],
  [
    'vintage',
    'retro, antique, seventies',
    'rétro, ancien, ancienne, années septante, années soixante dix, années 70',
  ],
  ['classic', 'classical, traditional', 'classique, traditionnel, traditionnelle'],
  ['victorian', 'edwardian, georgian', 'victorien, victorienne'],
  ['baroque', 'rococo, louis xv, louis xvi, empire', 'baroque, louis xv, louis xvi, empire, haussmannien'],
  ['japandi', 'japanese, wabi sabi, zen', 'japonais, japonaise, zen'],
  ['moroccan', 'oriental', 'marocain, oriental, orientale'],
  ['mediterranean', 'provencal', 'méditerranéen, méditerranéenne, provençal'],
  ['coastal', 'nautical, beach, hamptons, seaside', 'bord de mer, marin, balnéaire'],
  ['tropical', 'jungle', 'exotique'],
  ['shabby chic', '', 'shabby'],
  ['bauhaus', 'brutalist, memphis', ''],
  ['glamorous', 'glam, hollywood regency, luxury, luxurious', 'glamour, luxueux, luxueuse, de luxe'],
  ['gothic', '', 'gothique'],
] as const satisfies readonly (readonly [english: string, more: string, french: string])[];

export type StyleName = (typeof ROWS)[number][0];

export interface StyleWord {
  readonly english: StyleName;
  readonly language: 'en' | 'fr' | 'both';
}

export const STYLE_WORDS: readonly (readonly [string, StyleWord])[] = ROWS.flatMap(
  ([english, more, french]) => {
    const inEnglish: string[] = [english, ...more.split(', ')].filter((phrase) => phrase !== '');
    const inFrench = french.split(', ').filter((phrase) => phrase !== '' && !inEnglish.includes(phrase));
    return [
      ...inEnglish.map((phrase) => [phrase, { english, language: 'en' as const }] as const),
      ...inFrench.map((phrase) => [phrase, { english, language: 'fr' as const }] as const),
    ];
  },
);
