import { undrawn } from './record.ts';

/** What stands about. */
export const SMALL_THINGS = [
  ...undrawn({ closest: null, find: 'clutter', stands: 'table' }, [
    [
      'box, boxes, cardboard box, storage box, crate, moving box, carton',
      'carton, boîte, caisse, boîte de rangement',
    ],
    [
      'clutter, mess, stuff, junk, things, item',
      'désordre, bazar, fouillis, bric-à-brac, affaires, choses',
      'clutter, mess, stuff, junk, désordre, bazar, fouillis, affaires',
    ],
  ]),
  ...undrawn({ closest: null, find: null, stands: 'table' }, [
    ['vase, flower vase, floor vase', 'vase, soliflore'],
    [
      'plant pot, flower pot, flowerpot, planter, window box, flower box',
      'pot de fleurs, pot, cache-pot, jardinière, bac à fleurs',
    ],
    ['sculpture, statue, bust, statuette, figurine', 'sculpture, statue, buste, statuette, figurine'],
    ['book, books, magazine, newspaper', 'livre, bouquin, magazine, revue, journal'],
    ['basket, wicker basket, storage basket', 'panier, corbeille, panier en osier'],
    ['globe', 'globe terrestre, globe'],
    [
      'ornament, trinket, knick knack, decoration, decor, accessory, decorative object',
      'bibelot, décoration, objet déco, objet décoratif, objet',
    ],
    ['incense, diffuser, scented candle', 'encens, diffuseur, bougie parfumée'],
    ['jewellery, jewelry, jewellery box, jewelry box', 'bijou, boîte à bijoux'],
    ['telephone, phone, smartphone', 'téléphone, smartphone'],
    ['ashtray', 'cendrier'],
    ['key, keys', 'clé, clef, porte-clés'],
    ['letterbox, mailbox, letter box', 'boîte aux lettres'],
    ['first aid kit', 'trousse de secours'],
  ]),
];
