import type { ClearedKind } from '@maquette/contract';

export interface EditWords {
  readonly maskSaved: string;
  readonly pictureReady: string;
  readonly premiumStarted: string;
  readonly premiumPending: string;
  /** What may go when a room is cleared. */
  readonly movables: Readonly<Record<ClearedKind, string>>;
}

export const en: EditWords = {
  maskSaved: 'The mask was saved.',
  pictureReady: 'Your picture is ready.',
  premiumStarted: 'The picture is being made. Ask for it by its number.',
  premiumPending: 'The picture is still being made.',
  movables: {
    sofa: 'sofa',
    bed: 'bed',
    table: 'table',
    chair: 'chair',
    rug: 'rug',
    painting: 'picture',
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
