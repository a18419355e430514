import type { Details } from './details.ts';
import { drawnRecord, KINDS, type Kind } from './drawn-kinds.ts';
import type { ThingRecord, Words } from './record.ts';

/** Special ones of a kind, drawn with details of their own. */
const SPECIAL: readonly (readonly [kind: Kind, details: Details, words: Words])[] = [
  [
    'painting',
    { subject: 'landscape' },
    [
      'landscape painting, landscape picture, landscape, landscape print',
      'tableau de paysage, paysage, peinture de paysage, tableau paysage',
    ],
  ],
  [
    'painting',
    { subject: 'abstract' },
    [
      'abstract painting, abstract art, abstract print, abstract picture, abstract canvas',
      'tableau abstrait, peinture abstraite, art abstrait, toile abstraite, affiche abstraite',
    ],
  ],
  [
    'painting',
    { subject: 'botanical' },
    [
      'botanical print, botanical painting, botanical poster',
      'planche botanique, affiche botanique, gravure botanique',
    ],
  ],
  [
    'painting',
    { subject: 'geometric' },
    [
      'geometric painting, geometric print, geometric art, geometric poster',
      'tableau géométrique, affiche géométrique',
    ],
  ],
  ['plant', { plant: 'monstera' }, ['monstera, monstera plant, swiss cheese plant', 'monstera']],
  [
    'plant',
    { plant: 'ficus' },
    [
      'ficus, fiddle leaf fig, rubber plant, rubber tree, fig tree, ficus tree, ficus plant',
      'ficus, figuier, caoutchouc',
    ],
  ],
  [
    'plant',
    { plant: 'palm' },
    ['palm, palm tree, areca, areca palm, kentia, kentia palm', 'palmier, aréca, kentia'],
  ],
  [
    'plant',
    { plant: 'snake plant' },
    ['snake plant, sansevieria', 'sansevière, sansevieria, langue de belle mère'],
  ],
  [
    'plant',
    { plant: 'olive tree' },
    ['olive tree, tree, indoor tree, potted tree', 'olivier, arbre, arbre d’intérieur'],
  ],
];

/** All things with a model. */
export const DRAWN_THINGS: readonly ThingRecord[] = [
  ...KINDS.map((kind): ThingRecord => {
    const { en, fr, find, stands } = drawnRecord(kind);
    return { ...wordsOf([en, fr]), id: kind, maker: { kind }, closest: null, find, stands };
  }),
  ...SPECIAL.map(([kind, details, words]): ThingRecord => {
    const { find, stands } = drawnRecord(kind);
    return { ...wordsOf(words), maker: { kind, ...details }, closest: null, find, stands };
  }),
];

function wordsOf([en, fr]: Words): Pick<ThingRecord, 'id' | 'en' | 'fr'> {
  const words = en.split(', ');
  return { id: words[0]!, en: words, fr: fr.split(', ') };
}
