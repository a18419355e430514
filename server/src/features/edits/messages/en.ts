import type { ClearedKind, FurnishStyle, RoomType } from '@maquette/contract';

export interface EditWords {
  readonly maskSaved: string;
  readonly pictureReady: string;
  readonly premiumStarted: string;
  readonly premiumPending: string;
  /** What a furnished room is called. */
  readonly furnished: {
    readonly rooms: Readonly<Record<RoomType, string>>;
    readonly styles: Readonly<Record<FurnishStyle, string>>;
  };
  /** What may go when a room is cleared. */
  readonly movables: Readonly<Record<ClearedKind, string>>;
}

export const en: EditWords = {
  maskSaved: 'The mask was saved.',
  pictureReady: 'Your picture is ready.',
  premiumStarted: 'The picture is being made. Ask for it by its number.',
  premiumPending: 'The picture is still being made.',
  furnished: {
    rooms: {
      'living-room': 'living room',
      bedroom: 'bedroom',
      'dining-room': 'dining room',
      'home-office': 'home office',
      nursery: 'nursery',
      hall: 'hall',
    },
    styles: {
      scandinavian: 'Scandinavian',
      japandi: 'japandi',
      'mid-century': 'mid-century',
      industrial: 'industrial',
      rustic: 'rustic',
      'art-deco': 'art deco',
      boho: 'boho',
      farmhouse: 'farmhouse',
      minimal: 'minimal',
      classic: 'classic',
    },
  },
  movables: {
    sofa: 'sofa',
    bed: 'bed',
    table: 'table',
    chair: 'chair',
    rug: 'rug',
    painting: 'painting',
    plant: 'plant',
    lamp: 'lamp',
    cabinet: 'cabinet',
    appliance: 'appliance',
    cushion: 'cushion',
    screen: 'screen',
    mirror: 'mirror',
    curtain: 'curtain',
    clutter: 'things lying about',
    other: 'other thing',
  },
};
