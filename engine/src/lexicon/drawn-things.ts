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
  [
    'sofa',
    { seat: 'corner' },
    [
      'corner sofa, corner couch, sectional, sectional sofa, sectional couch, l shaped sofa, l shaped couch',
      'canapé d’angle, canapé angle, canapé en l, méridienne, canapé méridienne',
    ],
  ],
  [
    'sofa',
    { seat: 'chesterfield' },
    ['chesterfield, chesterfield sofa', 'chesterfield, canapé chesterfield, canapé capitonné'],
  ],
  [
    'sofa',
    { seat: 'lounge' },
    [
      'modular sofa, lounge sofa, low sofa, modular couch, floor sofa',
      'canapé modulaire, canapé modulable, canapé bas, canapé lounge',
    ],
  ],
  [
    'sofa',
    { seat: 'loveseat' },
    [
      'loveseat, love seat, two seater, two seater sofa, two seat sofa, small sofa',
      'causeuse, canapé deux places, canapé 2 places, petit canapé',
    ],
  ],
  [
    'armchair',
    { seat: 'wing' },
    [
      'wing chair, wingback, wingback chair, wingback armchair, wing armchair',
      'fauteuil à oreilles, bergère, bergère à oreilles',
    ],
  ],
  [
    'armchair',
    { seat: 'tub' },
    [
      'tub chair, tub armchair, barrel chair, bucket chair, round armchair',
      'fauteuil crapaud, fauteuil cabriolet, fauteuil tonneau, fauteuil rond, fauteuil enveloppant',
    ],
  ],
  ['armchair', { seat: 'club' }, ['club chair, club armchair', 'fauteuil club']],
  [
    'armchair',
    { seat: 'frame' },
    [
      'wooden armchair, wood frame armchair, wooden frame armchair, wood frame chair',
      'fauteuil en bois, fauteuil bois, fauteuil scandinave en bois',
    ],
  ],
  [
    'rug',
    { rug: 'persian' },
    [
      'persian rug, persian carpet, oriental rug, oriental carpet, medallion rug, turkish rug',
      'tapis persan, tapis d’orient, tapis oriental, tapis médaillon, tapis turc',
    ],
  ],
  [
    'rug',
    { rug: 'berber' },
    [
      'berber rug, moroccan rug, beni ourain rug, diamond rug, berber carpet, moroccan carpet',
      'tapis berbère, tapis marocain, tapis beni ouarain, tapis losanges, tapis à losanges',
    ],
  ],
  [
    'rug',
    { rug: 'stripes' },
    [
      'striped rug, stripe rug, stripy rug, striped carpet, rug with stripes, kilim, kilim rug',
      'tapis rayé, tapis à rayures, kilim, tapis kilim',
    ],
  ],
  [
    'rug',
    { rug: 'vintage' },
    [
      'vintage rug, faded rug, distressed rug, vintage carpet, antique rug',
      'tapis vintage, tapis délavé, tapis ancien, tapis vieilli, tapis patchwork',
    ],
  ],
  [
    'rug',
    { rug: 'jute' },
    [
      'jute rug, sisal rug, seagrass rug, jute carpet, natural fibre rug, natural fiber rug',
      'tapis en jute, tapis de jute, tapis jute, tapis en sisal, tapis sisal, tapis en fibres naturelles, tapis en jonc de mer',
    ],
  ],
  [
    'rug',
    { rug: 'shag' },
    [
      'shag rug, shaggy rug, shag carpet, fluffy rug, high pile rug, long pile rug, faux fur rug',
      'tapis shaggy, tapis à poils longs, tapis poils longs, tapis à poil long, tapis poilu, tapis moelleux, tapis en fausse fourrure',
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
