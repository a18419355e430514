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

/** A wish that is ready for a room: the words by their messages, and where it needs one, the place, as a polygon in pixels. */
export interface ReadyWish {
  readonly key: `visits.wish.${'living' | 'bedroom' | 'dining'}.${TryTool}1` | 'visits.wish.living.recolor2';
  readonly find:
    | 'visits.find.wall'
    | 'visits.find.floor'
    | 'visits.find.picture'
    | 'visits.find.sideboard'
    | 'visits.find.rug'
    | null;
  readonly place: string | null;
}

const painted = (key: ReadyWish['key'], find: ReadyWish['find']): ReadyWish => ({ key, find, place: null });
const placed = (key: ReadyWish['key'], place: string): ReadyWish => ({ key, find: null, place });

/** The first one of each room comes out at its best. */
export const readyWishes: Record<Sample, Record<TryTool, readonly ReadyWish[]>> = {
  living: {
    recolor: [
      painted('visits.wish.living.recolor1', 'visits.find.wall'),
      painted('visits.wish.living.recolor2', 'visits.find.floor'),
    ],
    replace: [painted('visits.wish.living.replace1', 'visits.find.rug')],
    inpainting: [placed('visits.wish.living.inpainting1', '420,400 1000,400 1000,625 420,600')],
  },
  bedroom: {
    recolor: [painted('visits.wish.bedroom.recolor1', 'visits.find.wall')],
    replace: [painted('visits.wish.bedroom.replace1', 'visits.find.picture')],
    inpainting: [
      placed('visits.wish.bedroom.inpainting1', '570,650 618,425 900,425 925,560 1030,660 1040,775 565,765'),
    ],
  },
  dining: {
    recolor: [painted('visits.wish.dining.recolor1', 'visits.find.wall')],
    replace: [painted('visits.wish.dining.replace1', 'visits.find.sideboard')],
    inpainting: [placed('visits.wish.dining.inpainting1', '420,520 1060,520 1160,800 300,800')],
  },
};

/** A mask as it is sent: white where something is to change. */
export async function maskOfPlace(place: string): Promise<Blob> {
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
