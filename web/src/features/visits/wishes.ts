import { fetchPicture } from '../../platform/api/fetch-picture.ts';

/** What somebody without an account may try. */
export const tryTools = ['recolor', 'replace', 'inpainting'] as const;
export type TryTool = (typeof tryTools)[number];

/** Rooms that ship with the product, ready to try. */
export const samples = ['living', 'bedroom', 'dining'] as const;
export type Sample = (typeof samples)[number];

/** Their size in pixels. */
export const sampleSize = { width: 1280, height: 853 } as const;

/** Where the picture of a sample room lies. */
export function sampleAddress(name: Sample): string {
  return `/samples/${name}-before.webp`;
}

/** A wish as it is typed. `find` is what goes or gets another colour; repainting names a marked place instead. */
export interface TryWords {
  readonly find: string;
  readonly prompt: string;
}

export const noTryWords: TryWords = { find: '', prompt: '' };

/** A wish that is ready for a room: its words by their messages, and where it needs one, what is marked for it. */
export interface ReadyWish {
  readonly key:
    | 'visits.wish.terracotta'
    | 'visits.wish.navy'
    | 'visits.wish.bed'
    | 'visits.wish.sofa'
    | 'visits.wish.armchair'
    | 'visits.wish.white'
    | 'visits.wish.table';
  readonly tool: TryTool;
  /** What goes or gets another colour; null where only a place is marked. */
  readonly find: 'visits.find.wall' | 'visits.find.armchair' | 'visits.find.sideboard' | null;
  /** A polygon in pixels, or the address of a mask; null where the words tell. */
  readonly mark: { readonly place: string } | { readonly mask: string } | null;
}

const wall = { mask: '/samples/bedroom-wall.png' };
const sideboard = {
  place:
    '612,473 640,470 668,472 668,478 712,478 713,473 826,476 830,481 852,481 856,478 906,480 910,588 612,573',
};

/** Everybody's ready wish is drawn alike: what it came to need not be made again. */
export const READY_SEED = 1;

/** The first one of each room is done in a moment. */
export const readyWishes: Record<Sample, readonly ReadyWish[]> = {
  bedroom: [
    { key: 'visits.wish.terracotta', tool: 'recolor', find: 'visits.find.wall', mark: wall },
    { key: 'visits.wish.navy', tool: 'recolor', find: 'visits.find.wall', mark: wall },
    {
      key: 'visits.wish.bed',
      tool: 'inpainting',
      find: null,
      mark: { place: '570,650 618,425 900,425 925,560 1030,660 1040,775 565,765' },
    },
  ],
  living: [
    {
      key: 'visits.wish.sofa',
      tool: 'inpainting',
      find: null,
      mark: { place: '420,400 1000,400 1000,625 420,600' },
    },
    {
      key: 'visits.wish.armchair',
      tool: 'replace',
      find: 'visits.find.armchair',
      mark: { place: '84,462 265,455 345,560 350,690 240,745 120,745 76,690' },
    },
  ],
  dining: [
    { key: 'visits.wish.white', tool: 'recolor', find: 'visits.find.sideboard', mark: sideboard },
    {
      key: 'visits.wish.table',
      tool: 'inpainting',
      find: null,
      mark: { place: '420,520 1060,520 1160,800 300,800' },
    },
  ],
};

/** What is marked for a wish, as it is sent: white where something is to change. */
export async function maskOf({ mark }: ReadyWish): Promise<Blob | null> {
  if (mark === null) return null;
  return 'mask' in mark ? fetchPicture(mark.mask) : maskOfPlace(mark.place);
}

async function maskOfPlace(place: string): Promise<Blob> {
  const { width, height } = sampleSize;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff';
  context.beginPath();
  for (const point of place.split(' ')) {
    const [x = 0, y = 0] = point.split(',').map(Number);
    context.lineTo(x, y);
  }
  context.fill();
  return canvas.convertToBlob({ type: 'image/png' });
}
