import type { Language } from './language.ts';

/** How a colour that is there is to change: steps, of which 1 is what one word asks for. */
export interface ToneChange {
  /** Canonical English: "darker", "slightly warmer". */
  readonly english: string;
  /** Below 0 darker, above lighter. */
  readonly lightness: number;
  /** Below 0 towards blue, above towards orange. */
  readonly warmth: number;
  /** Below 0 greyer, above more vivid. */
  readonly chroma: number;
}

type ToneRow = readonly [
  english: string,
  otherEnglish: string,
  french: string,
  lightness: number,
  warmth: number,
  chroma: number,
];

const TONE_ROWS: readonly ToneRow[] = [
  ['darker', 'deeper, less bright, less light', 'plus foncé, plus sombre, moins clair', -1, 0, 0],
  [
    'lighter',
    'brighter, paler, whiter, less dark',
    'plus clair, plus pâle, plus lumineux, plus lumineuse, moins foncé, moins sombre',
    1,
    0,
    0,
  ],
  ['warmer', 'less cold', 'plus chaud, moins froid', 0, 1, 0],
  ['cooler', 'colder, less warm', 'plus froid, moins chaud', 0, -1, 0],
  [
    'more vivid',
    'more colourful, more colorful, more saturated, bolder, more intense',
    'plus vif, plus vive, plus coloré, plus saturé, plus intense',
    0,
    0,
    1,
  ],
  [
    'more muted',
    'more subdued, softer, duller, greyer, grayer, less vivid, less saturated, less colourful, less colorful, less yellow, less orange, less red, less pink, less purple, less blue, less green',
    'plus terne, plus sourd, plus doux, moins vif, moins vive, moins saturé, moins coloré, moins jaune, moins orange, moins rouge, moins rose, moins violet, moins bleu, moins vert',
    0,
    0,
    -1,
  ],
];

interface Degree {
  readonly words: string;
  /** Steps that it makes of one. */
  readonly share: number;
  /** English. */
  readonly name: string;
}

/** Words before a change. */
const DEGREES: Readonly<Record<Language, readonly Degree[]>> = {
  en: [
    { words: 'much, far, a lot, way, considerably', share: 1.7, name: 'much' },
    {
      words: 'slightly, a bit, a little, a little bit, somewhat, a touch, a tad',
      share: 0.5,
      name: 'slightly',
    },
  ],
  fr: [
    { words: 'beaucoup, bien, nettement, vraiment', share: 1.7, name: 'much' },
    { words: 'un peu, légèrement', share: 0.5, name: 'slightly' },
  ],
};

/** A phrase that asks for a change, and its language. */
export interface ToneWord {
  readonly change: ToneChange;
  readonly language: Language;
}

function* degreed([english, otherEnglish, french, ...steps]: ToneRow): Generator<
  readonly [phrase: string, word: ToneWord]
> {
  const [lightness, warmth, chroma] = steps;
  const plain = { english, lightness, warmth, chroma };
  const inFrench = french.split(', ').map((phrase) => [phrase, 'fr'] as const);
  const inEnglish = [english, ...otherEnglish.split(', ')].map((phrase) => [phrase, 'en'] as const);
  for (const [phrase, language] of [...inEnglish, ...inFrench]) {
    yield [phrase, { change: plain, language }];
    for (const { words, share, name } of DEGREES[language]) {
      const change = {
        english: `${name} ${english}`,
        lightness: share * lightness,
        warmth: share * warmth,
        chroma: share * chroma,
      };
      for (const degree of words.split(', ')) yield [`${degree} ${phrase}`, { change, language }];
    }
  }
}

/** Words that ask for the colour that is there, changed: "a bit darker", « plus clair ». */
export const TONE_WORDS: readonly (readonly [phrase: string, word: ToneWord])[] = TONE_ROWS.flatMap((row) => [
  ...degreed(row),
]);

/** What changes are called in French, by their English names. */
export const TONES_IN_FRENCH: readonly (readonly [english: string, french: string])[] = TONE_ROWS.flatMap(
  ([english, , french]): (readonly [string, string])[] => {
    const [name = english] = french.split(', ');
    return [
      [english, name],
      [`much ${english}`, `beaucoup ${name}`],
      [`slightly ${english}`, `un peu ${name}`],
    ];
  },
);
