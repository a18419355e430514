/** English name, French words; styles of furnishing that people name. No model of ours has one. */
const ROWS: readonly (readonly [english: string, more: string, french: string])[] = [
  ['art deco', 'deco', 'art déco'],
  ['art nouveau', '', 'art nouveau'],
  ['scandinavian', 'scandi, nordic, danish, swedish', 'scandinave, nordique'],
  [
    'mid-century',
    'mid century modern, mid century, midcentury',
    'années cinquante, années 50, années soixante, années 60',
  ],
  ['industrial', '', 'industriel, industrielle, style usine'],
  ['modern', 'contemporary', 'moderne, contemporain'],
  ['minimalist', 'minimal', 'minimaliste, épuré'],
  ['rustic', 'country, farmhouse, cottage', 'rustique, campagnard, campagne'],
  ['bohemian', 'boho, hippie', 'bohème, boho'],
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
  ['coastal', 'nautical, beach', 'bord de mer, marin'],
  ['tropical', 'jungle', 'exotique'],
  ['shabby chic', '', 'shabby'],
  ['bauhaus', 'brutalist, memphis', ''],
  ['glamorous', 'glam, hollywood regency, luxury, luxurious', 'glamour, luxueux, luxueuse, de luxe'],
  ['gothic', '', 'gothique'],
];

export interface StyleWord {
  readonly english: string;
  readonly language: 'en' | 'fr' | 'both';
}

export const STYLE_WORDS: readonly (readonly [string, StyleWord])[] = ROWS.flatMap(
  ([english, more, french]) => {
    const inEnglish = [english, ...more.split(', ')].filter((phrase) => phrase !== '');
    const inFrench = french.split(', ').filter((phrase) => phrase !== '' && !inEnglish.includes(phrase));
    return [
      ...inEnglish.map((phrase) => [phrase, { english, language: 'en' as const }] as const),
      ...inFrench.map((phrase) => [phrase, { english, language: 'fr' as const }] as const),
    ];
  },
);
