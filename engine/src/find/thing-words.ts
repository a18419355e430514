import { phrasesOf } from '../prompt/words.ts';
import type { Thing } from './things.ts';

/** What a noun names. */
export interface ThingNoun {
  readonly thing: Thing;
  readonly language: 'en' | 'fr' | 'both';
}

type Row = readonly [thing: Thing, english: string, french: string];

/** Things that can be found in a photo, with their English and French names, comma separated. */
const ROWS: readonly Row[] = [
  ['wall', 'wall, wallpaper, paintwork', 'mur, paroi, papier peint'],
  [
    'floor',
    'floor, flooring, parquet, floorboards, tiles, ground',
    'sol, plancher, parquet, carrelage, dalle',
  ],
  ['ceiling', 'ceiling', 'plafond'],
  [
    'window',
    'window, window pane, skylight, french window',
    'fenêtre, vitre, baie vitrée, porte fenêtre, velux',
  ],
  ['door', 'door, doorway', 'porte'],
  ['curtain', 'curtain, drape, drapery, drapes, blind, window treatment', 'rideau, voilage, tenture, store'],
  ['rug', 'rug, carpet, area rug, mat', 'tapis, moquette, carpette'],
  [
    'sofa',
    'sofa, couch, settee, loveseat, love seat, chesterfield, sectional, divan',
    'canapé, canapé d angle, banquette, causeuse, méridienne, divan',
  ],
  [
    'armchair',
    'armchair, arm chair, easy chair, lounge chair, accent chair, recliner, wingback, club chair',
    'fauteuil, bergère, fauteuil club',
  ],
  [
    'chair',
    'chair, dining chair, side chair, office chair, desk chair, seat, stool, ottoman, pouf, footstool',
    'chaise, siège, chaise de bureau, tabouret, pouf, repose pied',
  ],
  ['coffee table', 'coffee table, low table, cocktail table', 'table basse, table de salon'],
  [
    'table',
    'table, dining table, kitchen table, side table, end table, desk, writing desk',
    'table, table à manger, table de cuisine, table d appoint, bout de canapé, guéridon, bureau',
  ],
  [
    'bed',
    'bed, double bed, single bed, mattress, duvet, bedding',
    'lit, lit double, matelas, couette, couchage',
  ],
  [
    'sideboard',
    'sideboard, dresser, chest of drawers, drawers, cabinet, cupboard, buffet, credenza, console, tv stand, nightstand, night stand, bedside table, wardrobe, closet',
    'commode, buffet, bahut, enfilade, console, meuble tv, meuble bas, meuble, placard, armoire, chevet, table de chevet, table de nuit',
  ],
  [
    'bookcase',
    'bookcase, bookshelf, bookshelves, shelf, shelves, shelving, shelving unit',
    'bibliothèque, étagère, rayonnage',
  ],
  [
    'kitchen front',
    'kitchen front, kitchen cabinet, kitchen cupboard, kitchen unit, kitchen, cabinet front',
    'façade de cuisine, façade, meuble de cuisine, placard de cuisine, cuisine',
  ],
  [
    'lamp',
    'lamp, lampshade, lamp shade, floor lamp, table lamp, light, pendant, pendant lamp, pendant light, chandelier, ceiling lamp',
    'lampe, lampadaire, abat jour, suspension, lustre, plafonnier, luminaire',
  ],
  [
    'painting',
    'painting, picture, frame, picture frame, poster, print, art, artwork, wall art, canvas, photo, sign',
    'tableau, peinture, cadre, affiche, toile, gravure, oeuvre, photo, enseigne',
  ],
  ['mirror', 'mirror, wall mirror', 'miroir, glace'],
  [
    'plant',
    'plant, houseplant, potted plant, tree, palm, greenery, flower, bouquet, olive tree, ficus, monstera',
    'plante, plante verte, arbre, palmier, fleur, bouquet, olivier, ficus, monstera',
  ],
  ['cushion', 'cushion, pillow, throw pillow', 'coussin, oreiller'],
  ['fireplace', 'fireplace, fire place, chimney, mantelpiece', 'cheminée, âtre, foyer'],
  ['television', 'television, tv, tv screen, screen, monitor', 'télévision, télé, téléviseur, écran, tv'],
  ['furniture', 'furniture, furnishings', 'mobilier, meubles'],
];

function* nouns(): Generator<readonly [string, ThingNoun]> {
  for (const [thing, english, french] of ROWS) {
    const inFrench = french.split(', ');
    const inEnglish = english.split(', ');
    for (const phrase of inEnglish) {
      yield [phrase, { thing, language: inFrench.includes(phrase) ? 'both' : 'en' }];
    }
    for (const phrase of inFrench) if (!inEnglish.includes(phrase)) yield [phrase, { thing, language: 'fr' }];
  }
}

/** All nouns, ready to be looked for in a text. */
export const THING_NOUNS = phrasesOf(nouns());
